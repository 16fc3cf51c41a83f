export const randomName = () => `c${crypto.randomUUID().slice(0, 7)}`;

const FIRST_EMOJI = 0x1f400;

/** Random animals and things, each of one code point, which make a name that is unique on the server. */
export function randomEmoji(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return String.fromCodePoint(...Array.from(bytes, (byte) => FIRST_EMOJI + (byte & 0x3f)));
}

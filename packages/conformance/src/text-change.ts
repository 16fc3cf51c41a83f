/** Names of characters that a reader cannot see or tell apart. */
const NAMES: Readonly<Record<string, string>> = {
  "'": 'apostrophe',
  '"': 'quotation mark',
  '\\': 'backslash',
  '&': 'ampersand',
  '<': 'less-than sign',
  '%': 'percent sign',
  ' ': 'space',
  '\n': 'line feed',
  '\r': 'carriage return',
  '\t': 'tab',
  '\u0000': 'null character',
  '\u00A0': 'no-break space',
  '\u0301': 'combining acute accent',
  '\u0308': 'combining diaeresis',
  '\u200B': 'zero-width space',
  '\u200D': 'zero-width joiner',
  '\u200F': 'right-to-left mark',
  '\u202E': 'right-to-left override',
  '\u2028': 'line separator',
  '\u2066': 'left-to-right isolate',
  '\uFE0F': 'variation selector',
  '\uFEFF': 'byte order mark',
};

const AROUND = 12;

/** The first difference between a text and what came back of it. */
export interface TextChange {
  expected: string;
  received: string;
}

/**
 * Describes the first character of a text that did not come back, with an excerpt of both. `undefined` if the texts are
 * equal.
 */
export function describeChange(sent: string, received: unknown): TextChange | undefined {
  if (received === sent) return undefined;
  if (typeof received !== 'string')
    return { expected: `the text ${excerpt([...sent], 0)}`, received: JSON.stringify(received) ?? 'nothing' };
  const before = [...sent];
  const after = [...received];
  const at = before.findIndex((character, index) => character !== after[index]);
  if (at === -1) {
    return {
      expected: `${before.length} characters, the last of them ${nameOf(before.at(-1))}`,
      received: `${after.length} characters, the last of them ${nameOf(after.at(-1))}`,
    };
  }
  return {
    expected: `${nameOf(before[at])} in ${excerpt(before, at)}`,
    received:
      after.length > at
        ? `${nameOf(after[at])} in ${excerpt(after, at)}`
        : `an end after ${after.length} of ${before.length} characters: ${excerpt(after, at)}`,
  };
}

/** A character with its code point, such as `U+0027 ' (apostrophe)`. */
export function nameOf(character: string | undefined): string {
  if (character === undefined) return 'nothing';
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const isVisible = !/[\p{C}\p{M}\p{Z}]/u.test(character);
  const name = NAMES[character];
  return [`U+${code}`, isVisible && character, name && `(${name})`].filter(Boolean).join(' ');
}

/** The characters around one, in quotes. Those that cannot be seen are escaped. */
function excerpt(characters: readonly string[], at: number): string {
  const start = Math.max(0, at - AROUND);
  const end = at + AROUND;
  const shown = characters
    .slice(start, end)
    .join('')
    .replace(/(?! )[\p{Cc}\p{Cf}\p{Z}]/gu, escapeOf);
  return `${start > 0 ? '…' : ''}“${shown}”${end < characters.length ? '…' : ''}`;
}

const escapeOf = (character: string) =>
  ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[character] ??
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

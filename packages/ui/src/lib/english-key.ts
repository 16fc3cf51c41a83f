type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** The same characters in Arabic and Chinese, and the minus sign. */
const CHARACTERS: Partial<Record<string, string>> = {
  '؟': '?',
  '？': '?',
  '／': '/',
  '＋': '+',
  '＝': '=',
  '－': '-',
  '−': '-',
};

/** Characters that an English keyboard has at a place, without Shift and with it. */
const PLACES: Partial<Record<string, readonly [string, string]>> = {
  Slash: ['/', '?'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
};

/**
 * The key of a press as an English keyboard names it, so that a key that the screen names exists on every keyboard. Its
 * character counts, wherever it is. On a keyboard with letters of another script its place counts, and so does that of a
 * digit, for which a French keyboard needs Shift.
 */
export function englishKey({ key, code, shiftKey }: Press): string {
  const same = CHARACTERS[key] ?? key;
  // A name such as Enter, or a character that is on every keyboard with Latin letters.
  if (/^(?:\w{2,}|[+\-=/?])$/.test(same)) return same;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit) return digit;
  if (/[\p{Script=Latin}\p{Script=Common}]/u.test(same)) return same;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return PLACES[code]?.[shiftKey ? 1 : 0] ?? same;
}

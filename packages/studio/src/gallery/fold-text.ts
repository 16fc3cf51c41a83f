/** Typed in many ways and often left out. */
const APOSTROPHES = /['`´‘’‛ʹʼʾʿ′＇]/g;

/**
 * Ranges that a search does not look at. Other vowel signs of Indic scripts are combining marks as well, but a word
 * without them is another word. Property escapes (`\p{P}`) take three times as long.
 */
const LEFT_OUT_RANGES = [
  // Punctuation, accents of the Latin, Greek and Cyrillic scripts, and what is invisible.
  String.raw`!-/:-@[-\x60{-\xbf\u02b0-\u036f\u2000-\u206f\u3001-\u3003\u3008-\u3020\u30fb\ufe00-\ufe0f\ufeff`,
  // Hebrew points; Arabic punctuation, vowel signs, hamzas and tatweel.
  String.raw`\u0591-\u05c7\u060c-\u061f\u0621\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06d6-\u06ed`,
  // Visarga, nukta and dandas.
  String.raw`\u0903\u093c\u0964\u0965`,
];
const LEFT_OUT = new RegExp(`[${LEFT_OUT_RANGES.join('')}]+`, 'g');

/** What is found by another letter. Arabic: alef wasla, alef maqsura, taa marbuta, letters of Persian and Urdu keyboards. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ß=ss æ=ae œ=oe ø=o đ=d ð=d ł=l ı=i þ=th ٱ=ا ى=ي ی=ي ة=ه ہ=ه ھ=ه ۃ=ه ک=ك ँ=ं ॉ=ा ऑ=आ यी=ई ये=ए'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
/** A nasal before a consonant (हिन्दी and हिंदी), and digits. */
const OTHERS = [String.raw`[ङञणनम]\u094d(?=[क-ह])`, '[٠-٩۰-۹०-९]'];
const SPELLINGS = new RegExp([...Object.keys(LETTERS), ...OTHERS].join('|'), 'g');
const ZEROS = [0x660, 0x6f0, 0x966];

function otherSpelling(match: string): string {
  const letter = LETTERS[match];
  if (letter !== undefined) return letter;
  if (match.length > 1) return 'ं';
  const code = match.charCodeAt(0);
  return String(ZEROS.map((zero) => code - zero).find((digit) => digit >= 0 && digit < 10));
}

function fold(text: string): string {
  // NFKD makes a space of this apostrophe.
  const folded = text.replaceAll('´', '').normalize('NFKD').toLowerCase().replace(LEFT_OUT, '');
  return folded.replace(SPELLINGS, otherSpelling);
}

/** Where these letters are not on the keyboard, two are typed. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const HAS_UMLAUT = /[äöüøåÄÖÜØÅ]|[aouAOU]\u0308/;

const withoutUmlauts = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => UMLAUTS[letter]!);

/**
 * A text in the form in which it is searched: without case, accents, forms of width, punctuation, and differences in
 * spelling. Words with an umlaut follow in their other spelling.
 */
export function foldText(text: string): string {
  const folded = fold(text);
  if (!HAS_UMLAUT.test(text)) return folded;
  const others = text.split(/\s+/).filter((word) => HAS_UMLAUT.test(word));
  return `${folded}\n${fold(withoutUmlauts(others.join(' ')))}`;
}

/**
 * Tests whether a folded text contains every word of the query, which is folded once. Punctuation separates words here
 * and not in a text: 'close-up' finds 'close up' and 'closeup'.
 */
export function wordMatcher(query: string): (foldedText: string) => boolean {
  const words = query
    .replace(APOSTROPHES, '')
    .split(/[\s\p{P}]+/u)
    .map((word) => [...new Set([fold(word), ...(HAS_UMLAUT.test(word) ? [fold(withoutUmlauts(word))] : [])])])
    .filter(([word]) => word);
  return (foldedText) => words.every((spellings) => spellings.some((word) => foldedText.includes(word)));
}

/** Texts of one sort that people write, of which back ends lose or change some. */
export interface WrittenTexts {
  /** The last part of the rule's id. */
  id: string;
  /** What the texts have, for the rule's sentence. */
  subject: string;
  /** In one line: for titles and prompts. */
  texts: readonly string[];
  /** With line breaks and tabs: for prompts alone. */
  prompts?: readonly string[];
}

export const WRITTEN_TEXTS: readonly WrittenTexts[] = [
  {
    id: 'quotes',
    subject: 'Apostrophes, quotation marks and backticks',
    texts: ["O'Hara's", "''", '"so"', `"'"`, '`tick`', '“so” ‘so’ «so»'],
  },
  {
    id: 'markup',
    subject: 'Markup and the signs of entities',
    texts: ['<b>a</b>', '1 < 2 > 0', 'R&D', '&amp;', '&lt;i&gt;', '&#39;', '<!-- -->', '&copy'],
  },
  {
    id: 'escapes',
    subject: 'Backslashes, percent signs and plus signs',
    texts: ['C:\\new\\table', '\\', "\\'", '\\u0041', '100%', '%20', '%s %d', '%', 'a+b'],
  },
  {
    id: 'templates',
    subject: 'What databases and templates read as their own',
    texts: [
      '${a}',
      '{{a}}',
      '{0}',
      '#{a}',
      "'; DROP TABLE a;--",
      '$$1',
      '[a](b)',
      '/* */',
      '@a',
      '_%',
      'null',
    ],
  },
  {
    id: 'white-space',
    subject: 'Double spaces, tabs and line breaks inside a text',
    texts: ['a  b', 'a   b', 'a\u00A0b', 'a\u3000b'],
    prompts: ['a\nb', 'a\n\nb', 'a\r\nb', 'a\tb', 'a \n b'],
  },
  {
    id: 'scripts',
    subject: 'Letters of every script',
    texts: [
      'Äé ñ ß œ',
      'Жар',
      'Ωμ',
      '灯台 とう',
      '등대',
      'منارة',
      'מגדל',
      'दीपस्तंभ',
      'ประภา',
      'İıŁ',
      'ﬁ',
      '𠮷',
    ],
  },
  {
    id: 'combining-marks',
    subject: 'Letters with combining marks, composed and decomposed',
    texts: ['\u00E9', 'e\u0301', '\u00C5', '\u212B', 'q\u0323\u0307', '\u1112\u1161\u11AB'],
  },
  {
    id: 'emoji',
    subject: 'Emoji, also those of several code points',
    texts: ['🗼', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇫🇷', '❤️', '1️⃣', '𝒜'],
  },
  {
    id: 'invisible',
    subject: 'Characters that have no picture: of width zero, of the direction of writing, separators',
    texts: ['a\u200Bb', 'a\u200Db', 'a\u200Cb', '\u200Fa\u200E', '\u2067a\u2069', 'a\u00ADb', 'a\u2060b'],
    prompts: ['a\u2028b', 'a\u2029b', 'a\uFEFFb', 'a\u202Eb'],
  },
  {
    id: 'numbers',
    subject: 'What looks like a number, a date or a truth value',
    texts: ['007', '1e3', '1.0', '2024-01-01', 'true', 'NaN', '0x1F', '[]', '{}', '-1'],
  },
];

/** Signs of all sorts in fewer bytes than a hash of passwords reads (72). */
export const MIXED_TEXT = `O'H "<b>" &amp; C:\\n 1% \${a} {{a}} e\u0301 灯 م 👩🏽‍🚀`;

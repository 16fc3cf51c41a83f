import { once } from './once';

const segmenter = /* @__PURE__ */ once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/**
 * Graphemes of a text: user-perceived characters such as a letter with its marks, a Devanagari syllable or an emoji.
 */
export function* graphemesOf(text: string): Generator<string, void> {
  for (const { segment } of segmenter().segment(text)) yield segment;
}

// @vitest-environment happy-dom
import { catalogueTexts, hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { english } from '../locales/en';
import { createLookup } from './lookup';
import { RichText } from './rich-text';
import type { UiTextKey } from './texts';

/** Removes the isolates around text of the other direction. */
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

const host = document.createElement('p');
const root = createRoot(host);

/** The visible text of a node, and the names of its elements. */
function render(node: ReactNode) {
  flushSync(() => root.render(node));
  return {
    content: host.textContent,
    elements: [...host.querySelectorAll('*')].map(({ localName }) => localName),
  };
}

test('any value is inserted into a text unchanged, and none of it becomes an element', () => {
  const t = createLookup('en');
  const texts = catalogueTexts(english);
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 3, maxLength: 3 }), (words) => {
      for (const { key, filledWith } of texts) {
        const { values, text } = filledWith(words);
        const result = t(key as UiTextKey, values as never);
        expect({ key, result: bare(result) }).toEqual({ key, result: bare(text) });
        expect(filledWith([]).text).not.toContain('{{');
      }
      const sentence = t('generator.resultAlt', { style: words[0] ?? '', prompt: words[1] ?? '' });
      expect(render(sentence)).toEqual({ content: sentence, elements: [] });
    }),
  );
});

test('only the tags of a tagged text become elements, and all of its text is shown', () => {
  const tag = fc.constantFrom('terms', 'privacy', 'script', 'constructor', 'toString', '__proto__');
  // Finding the tags takes quadratic time in the length of a text; the texts of a catalogue are short.
  const words = hostileText.map((text) => text.slice(0, 200));
  const piece = fc.oneof(
    words,
    fc.tuple(tag, words).map(([name, words]) => `<${name}>${words}</${name}>`),
    tag.map((name) => `<${name}>`),
  );
  const components = {
    terms: (words: string) => <em>{words}</em>,
    privacy: (words: string) => <strong>{words}</strong>,
  };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const text = pieces.join('');
      const { content, elements } = render(<RichText text={text} components={components} />);
      expect(content).toBe(text.replace(/<(\w+)>(.*?)<\/\1>/g, '$2'));
      const tagged = elements.filter((name) => name !== 'span');
      expect(tagged.every((name) => ['em', 'strong'].includes(name))).toBe(true);
      const marked = text.match(/<(terms|privacy)>.*?<\/\1>/g) ?? [];
      expect(tagged.length).toBeLessThanOrEqual(marked.length);
    }),
  );
});

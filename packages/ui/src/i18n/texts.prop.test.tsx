// @vitest-environment happy-dom
import { catalogueTexts, nastyText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { createLookup } from './lookup';
import { RichText } from './rich-text';
import type { UiTextKey } from './texts';

const host = document.createElement('p');
const root = createRoot(host);

/** What people see of it, and the elements it is made of. */
function draw(node: ReactNode) {
  flushSync(() => root.render(node));
  return {
    seen: host.textContent,
    elements: [...host.querySelectorAll('*')].map(({ localName }) => localName),
  };
}

test('whatever goes into a text, it stands there as it is, and none of it becomes an element', () => {
  const t = createLookup('en');
  const texts = catalogueTexts(en);
  fc.assert(
    fc.property(fc.array(nastyText, { minLength: 3, maxLength: 3 }), (words) => {
      for (const { key, filledWith } of texts) {
        const { values, text } = filledWith(words);
        const said = t(key as UiTextKey, values as never);
        expect({ key, said }).toEqual({ key, said: text });
        expect(filledWith([]).text).not.toContain('{{');
      }
      const sentence = t('generator.resultAlt', { style: words[0] ?? '', prompt: words[1] ?? '' });
      expect(draw(sentence)).toEqual({ seen: sentence, elements: [] });
    }),
  );
});

test('whatever a marked text says, only its marks become elements, and every word is shown', () => {
  const tag = fc.constantFrom('terms', 'privacy', 'script', 'constructor', 'toString', '__proto__');
  // Looking for marks takes the square of a text's length; a catalogue has short ones.
  const words = nastyText.map((text) => text.slice(0, 200));
  const piece = fc.oneof(
    words,
    fc.tuple(tag, words).map(([name, words]) => `<${name}>${words}</${name}>`),
    tag.map((name) => `<${name}>`),
  );
  const marks = {
    terms: (words: string) => <em>{words}</em>,
    privacy: (words: string) => <strong>{words}</strong>,
  };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const text = pieces.join('');
      const { seen, elements } = draw(<RichText text={text} marks={marks} />);
      expect(seen).toBe(text.replace(/<(\w+)>(.*?)<\/\1>/g, '$2'));
      expect(elements.every((name) => ['em', 'strong'].includes(name))).toBe(true);
      const marked = text.match(/<(terms|privacy)>.*?<\/\1>/g) ?? [];
      expect(elements.length).toBeLessThanOrEqual(marked.length);
    }),
  );
});

// @vitest-environment happy-dom
import { catalogueTexts, hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createFormatMessage } from '../core/feedback/format-message';
import { createI18n } from './create-i18n';

const catalogues = Object.entries(
  import.meta.glob<Parameters<typeof catalogueTexts>[0]>('./locales/en/*.ts', {
    eager: true,
    import: 'default',
  }),
).map(([file, texts]) => ({ name: file.replace(/^.*\/(.*)\.ts$/, '$1'), texts }));

const i18n = createI18n();
for (const { name, texts } of catalogues) i18n.addResourceBundle('en', name, texts);
const formatMessage = createFormatMessage(i18n);
const lookUp = i18n.t as (key: string, values: object) => string;

/** Removes the isolates around words of the other direction. */
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

const host = document.createElement('p');
const root = createRoot(host);

test.each(catalogues)(
  'values in a text of $name are kept unchanged, and none of them becomes an element',
  ({ name, texts }) => {
    const filled = catalogueTexts(texts);
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 3, maxLength: 3 }), (words) => {
        for (const { key, filledWith } of filled) {
          const { values, text } = filledWith(words);
          const translated = lookUp(key, { ...values, ns: name });
          expect({ key, text: bare(translated) }).toEqual({ key, text: bare(text) });
          expect(filledWith([]).text).not.toContain('{{');
        }
        const sentence = formatMessage({
          key: 'creations.save.success.public',
          values: { title: words[0] ?? '' },
        });
        flushSync(() => root.render(sentence));
        expect([host.textContent, host.childElementCount]).toEqual([sentence, 0]);
      }),
    );
  },
);

// @vitest-environment happy-dom
import { catalogueTexts, nastyText } from '@product/domain/fuzz';
import * as fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createSay } from '../outcomes/say';
import { createI18n, english } from './create-i18n';

const i18n = createI18n();
const say = createSay(i18n);
const lookUps = {
  outcomes: (key: string, values: Record<string, string | number>) => say({ key, values }),
  screens: i18n.t as (key: string, values: Record<string, string | number>) => string,
};

const host = document.createElement('p');
const root = createRoot(host);

test.each(['outcomes', 'screens'] as const)(
  'whatever goes into a text of the %s, it stands there as it is, and none of it becomes an element',
  (catalogue) => {
    const texts = catalogueTexts(english[catalogue]);
    fc.assert(
      fc.property(fc.array(nastyText, { minLength: 3, maxLength: 3 }), (words) => {
        for (const { key, filledWith } of texts) {
          const { values, text } = filledWith(words);
          const said = lookUps[catalogue](key, values);
          expect({ key, said }).toEqual({ key, said: text });
          expect(filledWith([]).text).not.toContain('{{');
        }
        const sentence = say({ key: 'creations.save.success.public', values: { title: words[0] ?? '' } });
        flushSync(() => root.render(sentence));
        expect([host.textContent, host.childElementCount]).toEqual([sentence, 0]);
      }),
    );
  },
);

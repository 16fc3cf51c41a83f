import {
  LANGUAGES,
  PASSWORD_MIN_LENGTH,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
  TOKEN_PACKS,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  VIDEO_PRICE_LIST,
} from '@product/domain';
import { expect, test } from 'vitest';
import { english } from '../locales/en';
import type { UiTexts } from './texts';

const translations = import.meta.glob<UiTexts>('../locales/*.json', { eager: true, import: 'default' });

test.each(LANGUAGES)('the texts of "%s" state the lengths of the domain', (language) => {
  const { rules, account } = translations[`../locales/${language}.json`] ?? english;
  const figureOf = (text: string) => Number(/\d+/.exec(text)?.[0]);
  expect({
    PASSWORD_MIN_LENGTH: figureOf(rules.passwordTooShort),
    'PASSWORD_MIN_LENGTH, passwordHint': figureOf(account.passwordHint),
    USERNAME_MIN_LENGTH: figureOf(rules.usernameTooShort),
    USERNAME_MAX_LENGTH: figureOf(rules.usernameTooLong),
    TITLE_MIN_LENGTH: figureOf(rules.titleTooShort),
    TITLE_MAX_LENGTH: figureOf(rules.titleTooLong),
  }).toEqual({
    PASSWORD_MIN_LENGTH,
    'PASSWORD_MIN_LENGTH, passwordHint': PASSWORD_MIN_LENGTH,
    USERNAME_MIN_LENGTH,
    USERNAME_MAX_LENGTH,
    TITLE_MIN_LENGTH,
    TITLE_MAX_LENGTH,
  });
});

test.each(LANGUAGES)('the answers of "%s" name all packs and prices of the domain', (language) => {
  const { faq, packName } = (translations[`../locales/${language}.json`] ?? english).billing;
  const packs = TOKEN_PACKS.map(({ id }) => packName[id]);
  expect(
    packs.filter((name) => !faq.quality.answer.includes(name)),
    'packs of TOKEN_PACKS that billing.faq.quality.answer lacks',
  ).toEqual([]);
  const figures = faq.videoCost.answer.match(/\d+/g)?.map(Number) ?? [];
  expect(figures.toSorted(), 'VIDEO_PRICE_LIST in billing.faq.videoCost.answer').toEqual(
    VIDEO_PRICE_LIST.flatMap(({ seconds, tokens }) => [seconds, tokens]).toSorted(),
  );
});

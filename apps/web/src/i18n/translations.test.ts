import { LANGUAGES } from '@product/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, languageOf } from './create-i18n';
import { fetchTexts, TRANSLATION_PARALLEL_READS, TRANSLATION_RETRY_DELAY_MS } from './fetch-texts';
import { createTranslations } from './translations';

type Read = NonNullable<Parameters<typeof fetchTexts>[1]>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(read: Read) {
  const reads = vi.fn(read);
  const i18n = createI18n();
  const onMissing = vi.fn();
  const onError = vi.fn();
  const translations = createTranslations(i18n, {
    onMissing,
    onError,
    loadFetch: () => Promise.resolve({ fetchTexts: (fetching) => fetchTexts(fetching, reads) }),
  });
  return { i18n, translations, reads, onMissing, onError };
}

const frameOf = (language: string) => ({ common: { start: { failedTitle: `failed in ${language}` } } });
const loads: Read = (language) => Promise.resolve(frameOf(language));
const fails: Read = () => Promise.reject(new Error('no network'));

test.each(LANGUAGES)('%s is shown when its texts have loaded', async (language) => {
  const { i18n, translations } = open(loads);
  await translations.changeLanguage(language);
  expect(languageOf(i18n)).toBe(language);
  expect(i18n.t('start.failedTitle')).toBe(
    language === 'en' ? 'The app could not start' : `failed in ${language}`,
  );
});

test('English needs no request', async () => {
  const { translations, reads } = open(loads);
  await translations.changeLanguage('en');
  expect(translations.prepare('landing')).toBeUndefined();
  expect(reads).not.toHaveBeenCalled();
});

test('of five quick choices the last one applies, in any order of responses', async () => {
  const slow: Record<string, number> = { de: 400, fr: 300, ar: 200, hi: 100, pt: 50 };
  const { i18n, translations } = open(async (language) => {
    await new Promise((done) => setTimeout(done, slow[language]));
    return frameOf(language);
  });
  const choices = (['pt', 'hi', 'ar', 'de', 'fr'] as const).map(translations.changeLanguage);
  await vi.runAllTimersAsync();
  await Promise.all(choices);
  expect(languageOf(i18n)).toBe('fr');
});

test(
  'missing texts are English at once, and are fetched again five times, with doubled delays',
  { tags: ['req:limits.translation-loading'] },
  async () => {
    const { i18n, translations, reads, onError } = open(fails);
    await translations.changeLanguage('de');
    expect(languageOf(i18n)).toBe('en');
    expect(i18n.t('start.failedTitle')).toBe('The app could not start');
    expect(reads).toHaveBeenCalledTimes(1);
    let delay = TRANSLATION_RETRY_DELAY_MS;
    for (let tries = 2; tries <= 6; tries += 1, delay *= 2) {
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(reads).toHaveBeenCalledTimes(tries - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(reads).toHaveBeenCalledTimes(tries);
    }
    await vi.runAllTimersAsync();
    expect(reads).toHaveBeenCalledTimes(6);
    expect(onError.mock.calls).toEqual([[new Error('no network')]]);

    await translations.changeLanguage('fr');
    const before = reads.mock.calls.length;
    await translations.changeLanguage('de');
    expect(reads.mock.calls.slice(before), 'requested again at the next change').toEqual([['de', 'frame']]);
  },
);

test('texts that no retry has loaded are fetched again on demand, and shown', async () => {
  let read = loads;
  const { i18n, translations, reads } = open((language, name) => read(language, name));
  await translations.changeLanguage('de');
  read = fails;
  await translations.prepare('gallery');
  await vi.runAllTimersAsync();
  const changes: string[] = [];
  i18n.on('languageChanged', (language) => changes.push(language));

  read = () => Promise.resolve({ gallery: { heading: 'Galerie' } });
  const before = reads.mock.calls.length;
  await translations.retry();
  expect(reads.mock.calls.slice(before)).toEqual([['de', 'gallery']]);
  expect(i18n.t('gallery:heading')).toBe('Galerie');
  expect(changes, 'the page is rendered again').toEqual(['de']);

  await translations.retry();
  expect(changes, 'once').toHaveLength(1);
});

test('a language that does not load is reported, and the page keeps its language, on new screens too', async () => {
  const { i18n, translations, reads, onMissing } = open((language) =>
    (language === 'de' ? fails : loads)(language, 'frame'),
  );
  await translations.changeLanguage('fr');
  expect(onMissing).not.toHaveBeenCalled();
  await translations.changeLanguage('de');
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('de');
  expect(languageOf(i18n)).toBe('fr');
  for (let wait = translations.prepare('gallery'); wait; wait = translations.prepare('gallery')) await wait;
  expect(reads).toHaveBeenCalledWith('fr', 'gallery');
  expect(vi.getTimerCount(), 'more attempts for German').toBeGreaterThan(0);
});

test('a screen whose texts do not load is reported when it is shown, not when it is prefetched', async () => {
  let read = loads;
  const { translations, onMissing } = open((language, name) => read(language, name));
  await translations.changeLanguage('de');
  translations.reportMissing('gallery');
  read = fails;
  await translations.prepare('gallery');
  expect(onMissing).not.toHaveBeenCalled();
  translations.reportMissing('gallery');
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('de');

  read = loads;
  await translations.retry();
  translations.reportMissing('gallery');
  expect(onMissing).toHaveBeenCalledOnce();
});

test('a language without frame texts is not reported again with each screen', async () => {
  const { translations, onMissing } = open(fails);
  await translations.changeLanguage('de');
  await translations.prepare('gallery');
  translations.reportMissing('gallery');
  expect(onMissing).toHaveBeenCalledOnce();
});

test('a language that is chosen again is requested at once, in place of its earlier attempts', async () => {
  let read = fails;
  const { i18n, translations, reads, onMissing } = open((language, name) => read(language, name));
  await translations.changeLanguage('de');
  await translations.changeLanguage('de');
  expect(reads).toHaveBeenCalledTimes(2);
  expect(onMissing).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(TRANSLATION_RETRY_DELAY_MS);
  expect(reads, 'one attempt more, not one of each').toHaveBeenCalledTimes(3);

  read = loads;
  await translations.retry();
  expect(languageOf(i18n)).toBe('de');
  expect(onMissing, 'a retry reports nothing').toHaveBeenCalledTimes(2);
  await vi.runAllTimersAsync();
  expect(reads).toHaveBeenCalledTimes(4);
});

test('texts that a retry loads are shown then', async () => {
  let tries = 0;
  const { i18n, translations } = open((language) => (++tries < 3 ? fails : loads)(language, 'frame'));
  await translations.changeLanguage('de');
  expect(languageOf(i18n)).toBe('en');
  await vi.runAllTimersAsync();
  expect(languageOf(i18n)).toBe('de');
});

test("a screen's texts are fetched in the next language, too, and only once", async () => {
  const { translations, reads } = open(loads);
  await translations.changeLanguage('de');
  await Promise.all([translations.prepare('gallery'), translations.prepare('gallery')]);
  await translations.changeLanguage('ar');
  expect(reads.mock.calls).toEqual([
    ['de', 'frame'],
    ['de', 'gallery'],
    ['ar', 'frame'],
    ['ar', 'gallery'],
  ]);
});

test.each([
  ['they have loaded', loads],
  ['they did not load', fails],
] as const)('after the first attempt texts do not delay rendering: %s', async (_end, read) => {
  const { translations } = open(read);
  await translations.changeLanguage('de');
  const first = translations.prepare('gallery');
  expect(first).toBeInstanceOf(Promise);
  await first;
  expect(translations.prepare('gallery')).toBeUndefined();
});

test('no more than ten files are read at once', { tags: ['req:limits.translation-loading'] }, async () => {
  let inside = 0;
  let most = 0;
  const { translations } = open(async (language) => {
    most = Math.max(most, ++inside);
    await new Promise((done) => setTimeout(done, 10));
    inside -= 1;
    return frameOf(language);
  });
  const all = [
    translations.changeLanguage('de'),
    ...(['landing', 'gallery', 'auth', 'generate', 'legal', 'pricing'] as const).map(translations.prepare),
    translations.changeLanguage('fr'),
  ];
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(most).toBe(TRANSLATION_PARALLEL_READS);
});

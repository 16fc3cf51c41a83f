// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { PRERENDERED } from '../../static-pages/protocol';
import { requireValidSettings } from '../config/check-settings';
import { showLanguage } from '../i18n/detect-language';
import german from '../i18n/locales/de/common.json';
import arabic from '../i18n/locales/ar/common.json';
import { readFiles } from '../i18n/text-files';
import { showStartError } from './show-start-error';

beforeEach(() => {
  showLanguage('en');
  document.body.innerHTML = '<div id="root" data-prerendered="/"><p>Before</p></div>';
});

async function show(start: () => unknown, read?: Parameters<typeof showStartError>[2]) {
  const root = document.getElementById('root')!;
  try {
    start();
  } catch (error) {
    await showStartError(error, root, read);
  }
  return root;
}

const fail = () => {
  throw new Error('gone');
};
const title = () => document.querySelector('h1')?.textContent;
const pageState = () => [document.documentElement.lang, document.documentElement.dir, title()];

test('a page with invalid settings names each mistake, and no value', async () => {
  const root = await show(() =>
    requireValidSettings({
      VITE_API_BASE_URL: 'https://me:hunter2@api.example',
      VITE_BUSINESS_MODEL: '<b>hunter2</b>',
    }),
  );
  expect(root.querySelector('h1')?.textContent).toBe('The settings of this app are wrong');
  expect([...root.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    expect.stringContaining('VITE_API_BASE_URL has a user name or a password in it'),
    expect.stringContaining('VITE_BUSINESS_MODEL is none of the known ones'),
  ]);
  expect(root.textContent).not.toMatch(/hunter2|Before/);
  expect(document.title).toBe('The settings of this app are wrong');
});

test('the root is no longer marked as prerendered, which may be hidden', async () => {
  const root = await show(fail);
  expect(root.hasAttribute(PRERENDERED)).toBe(false);
});

test('the message of an unforeseen error is not shown', async () => {
  const root = await show(() => {
    throw new Error('the token is hunter2');
  });
  expect(root.querySelector('h1')?.textContent).toBe('The app could not start');
  expect(root.textContent).not.toContain('hunter2');
});

test('an unforeseen error is shown in the language of the page', async () => {
  for (const [language, direction, { start }] of [
    ['ar', 'rtl', arabic],
    ['de', 'ltr', german],
  ] as const) {
    // Loaded before: a busy machine may take longer than the time limit.
    await readFiles(language, 'frame');
    showLanguage(language);
    const root = await show(fail);
    expect(pageState()).toEqual([language, direction, start.failedTitle]);
    expect(root.querySelector('li')?.textContent).toBe(start.failedText);
    expect(document.title).toBe(start.failedTitle);
  }
});

test('if its texts do not load, the page and its lang attribute are in English', async () => {
  showLanguage('ar');
  await show(fail, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(pageState()).toEqual(['en', 'ltr', 'The app could not start']);
});

test('an error is shown in English if the texts take too long', async () => {
  vi.useFakeTimers();
  showLanguage('hi');
  const shown = show(fail, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(2900);
  expect(title()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  await shown;
  expect(pageState()).toEqual(['en', 'ltr', 'The app could not start']);
  vi.useRealTimers();
});

test('mistakes of a deployment are shown in English, from left to right', async () => {
  showLanguage('ar');
  await show(() => requireValidSettings({ VITE_BUSINESS_MODEL: 'none' }));
  expect(pageState()).toEqual(['en', 'ltr', 'The settings of this app are wrong']);
});

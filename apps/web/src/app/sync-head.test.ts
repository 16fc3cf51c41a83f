// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n';
import { syncHead } from './sync-head';

const HEAD =
  '<link rel="manifest" href="/manifest.en.webmanifest"><link rel="canonical" href="https://studio.example/gallery">' +
  '<meta name="theme-color" content="white" media="(prefers-color-scheme: light)">' +
  '<meta name="theme-color" content="black" media="(prefers-color-scheme: dark)">';

const attribute = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
const canonical = () => attribute('[rel=canonical]', 'href');

let navigation: EventTarget;

beforeEach(() => {
  document.head.innerHTML = HEAD;
  document.documentElement.className = 'light';
  history.replaceState(null, '', '/gallery');
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  return () => vi.unstubAllGlobals();
});

test('the manifest is that of the language, also after a change', async () => {
  const i18n = createI18n();
  for (const language of ['de', 'ar']) i18n.addResourceBundle(language, 'common', { tryAgain: language });
  await i18n.changeLanguage('de');
  syncHead(i18n);
  expect(attribute('[rel=manifest]', 'href')).toEqual(['/manifest.de.webmanifest']);
  await i18n.changeLanguage('ar');
  expect(attribute('[rel=manifest]', 'href')).toEqual(['/manifest.ar.webmanifest']);
});

test('the theme colour is that of the chosen theme, whatever the operating system prefers', async () => {
  syncHead(createI18n('en'));
  expect(attribute('[name=theme-color]', 'content')).toEqual(['white', 'white']);
  document.documentElement.className = 'dark';
  await vi.waitFor(() => expect(attribute('[name=theme-color]', 'content')).toEqual(['black', 'black']));
});

test('a navigation removes the canonical address of the first page', () => {
  syncHead(createI18n('en'));
  expect(canonical()).toHaveLength(1);
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(canonical()).toEqual([]);
});

test('an address with a query has no canonical address', () => {
  history.replaceState(null, '', '/gallery?creation=7');
  syncHead(createI18n('en'));
  expect(canonical()).toEqual([]);
});

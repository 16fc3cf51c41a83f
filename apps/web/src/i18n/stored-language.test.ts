// @vitest-environment happy-dom
import type { Language } from '@product/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../lib/safe-storage';
import { BROWSER_KEYS } from '../lib/stored';
import { detectLanguage } from './detect-language';
import { keepArrivedLanguage, storeLanguage } from './stored-language';

// What tests of other files have left.
beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  // Also what was kept while there was no storage.
  for (const key of [BROWSER_KEYS.language, BROWSER_KEYS.languageChoice] as const) browserStorage.remove(key);
  document.cookie = 'i18next=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  history.replaceState(null, '', '/');
});

/** What the first script of a page does. */
function load(address: string): Language {
  history.replaceState(history.state, '', address);
  const language = detectLanguage();
  keepArrivedLanguage(language);
  return language;
}
const reload = () => load(location.href);
const address = () => location.pathname + location.search + location.hash;
const setCookie = (language: string) => void (document.cookie = `i18next=${language}; path=/`);

test.each(['address', 'cookie'])('a language that came by the %s is kept on the next page', (source) => {
  if (source === 'cookie') setCookie('fr');
  expect(load(source === 'address' ? '/?lng=fr' : '/')).toBe('fr');
  document.cookie = 'i18next=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  expect(load('/gallery')).toBe('fr');
});

test('a chosen language outranks the address and the cookie, which follow it', () => {
  setCookie('fr');
  load('/pricing?lng=es&a=1#faq');
  expect(document.cookie).toBe('i18next=es');
  storeLanguage('de');
  expect(address()).toBe('/pricing?a=1#faq');
  expect(document.cookie).toBe('i18next=de');
  expect(reload()).toBe('de');
  setCookie('fr');
  expect(load('/pricing?lng=fr')).toBe('de');
  expect(address()).toBe('/pricing');
  expect(document.cookie).toBe('i18next=de');
});

test('until a language is chosen, the next address applies', () => {
  expect(load('/?lng=fr')).toBe('fr');
  expect(load('/?lng=pt-BR')).toBe('pt');
  expect(load('/')).toBe('pt');
});

test('a browser without a language cookie gets none, and keeps no language that it did not bring', () => {
  load('/?lng=klingon');
  expect(localStorage).toHaveLength(0);
  expect(address()).toBe('/?lng=klingon');
  storeLanguage('ar');
  expect(document.cookie).toBe('');
  expect(address()).toBe('/');
});

test('without storage the language stays in the address, for a reload', () => {
  vi.stubGlobal('localStorage', null);
  expect(load('/?lng=hi')).toBe('hi');
  expect(reload()).toBe('hi');
});

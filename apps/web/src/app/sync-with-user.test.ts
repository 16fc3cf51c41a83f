// @vitest-environment happy-dom
import type { User } from '@product/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { languageOf } from '../i18n/create-i18n';
import { storeLanguage } from '../i18n/stored-language';
import { hasSessionHint } from '../lib/session-hint';
import { openBrowser, openTab } from '../testing/tab';
import { syncWithUser } from './sync-with-user';

afterEach(() => localStorage.clear());

const ada = (language: string): User => ({
  id: 99,
  username: 'ada',
  email: '',
  tokens: 0,
  isAdmin: false,
  subscriptionStatus: null,
  language,
});

async function openSynced() {
  const tab = await openTab(openBrowser());
  syncWithUser(tab.services);
  return tab;
}

test('the session hint is stored while a user is signed in', async () => {
  const tab = await openSynced();
  expect(hasSessionHint()).toBe(false);
  await tab.logIn('demo');
  await expect.poll(() => hasSessionHint()).toBe(true);
  await tab.logOut();
  await expect.poll(() => hasSessionHint()).toBe(false);
});

test.each([
  {
    chosen: undefined,
    expected: 'fr',
    what: "without a choice in this browser, the account's language is used",
  },
  { chosen: 'de', expected: 'en', what: 'a language chosen in this browser stays' },
] as const)('$what', async ({ chosen, expected }) => {
  if (chosen) storeLanguage(chosen);
  const { services, logIn } = await openSynced();
  await logIn('demo');
  services.api.confirm(ada('fr'));
  await expect.poll(() => languageOf(services.i18n)).toBe(expected);
});

test('an unknown language of an account is ignored', async () => {
  const { services } = await openSynced();
  const changeLanguage = vi.spyOn(services.translations, 'changeLanguage');
  services.api.confirm(ada('<b>'));
  expect(changeLanguage).not.toHaveBeenCalled();
});

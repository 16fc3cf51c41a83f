// @vitest-environment happy-dom
import type { User } from '@product/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { languageOf } from '../i18n/create-i18n';
import { keepLanguage } from '../i18n/kept-language';
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

async function openFollowing() {
  const tab = await openTab(openBrowser());
  syncWithUser(tab.services);
  return tab;
}

test('the session hint is stored while a user is signed in', async () => {
  const tab = await openFollowing();
  expect(hasSessionHint()).toBe(false);
  await tab.logIn('demo');
  await expect.poll(() => hasSessionHint()).toBe(true);
  await tab.logOut();
  await expect.poll(() => hasSessionHint()).toBe(false);
});

test.each([
  {
    chosen: undefined,
    spoken: 'fr',
    what: "without a choice in this browser, the account's language is used",
  },
  { chosen: 'de', spoken: 'en', what: 'what was chosen on this browser stays' },
] as const)('$what', async ({ chosen, spoken }) => {
  if (chosen) keepLanguage(chosen);
  const { services, logIn } = await openFollowing();
  await logIn('demo');
  services.api.confirm(ada('fr'));
  await expect.poll(() => languageOf(services.i18n)).toBe(spoken);
});

test('an unknown language is not valid', async () => {
  const { services } = await openFollowing();
  const speak = vi.spyOn(services.translations, 'speak');
  services.api.confirm(ada('<b>'));
  expect(speak).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { keys } from '@product/api-client/react';
import { afterEach, expect, test, vi } from 'vitest';
import { languageOf } from '../i18n/create-i18n';
import { keepLanguage } from '../i18n/kept-language';
import { hasSessionHint } from '../lib/session-hint';
import { openBrowser, openTab } from '../testing/tab';
import { followUser } from './follow-user';

afterEach(() => localStorage.clear());

async function openFollowing() {
  const tab = await openTab(openBrowser());
  followUser(tab.services);
  return tab;
}

test('the next page expects somebody as long as somebody is signed in', async () => {
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
    what: 'whoever has chosen nothing here is spoken to as the account wants',
  },
  { chosen: 'de', spoken: 'en', what: 'what was chosen on this browser stays' },
] as const)('$what', async ({ chosen, spoken }) => {
  if (chosen) keepLanguage(chosen);
  const { services, logIn } = await openFollowing();
  await logIn('demo');
  services.queryClient.setQueryData(keys.user, { id: 99, username: 'ada', language: 'fr' });
  await expect.poll(() => languageOf(services.i18n)).toBe(spoken);
});

test('a language that there is not is no language', async () => {
  const { services } = await openFollowing();
  const speak = vi.spyOn(services.translations, 'speak');
  services.queryClient.setQueryData(keys.user, { id: 99, username: 'ada', language: '<b>' });
  expect(speak).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { keys } from '@product/api-client/react';
import { expect, test } from 'vitest';
import { openBrowser, openTab } from '../testing/tab';

const NOT_KEPT = 'You were not kept logged in';

const readAgain = ({ services }: Awaited<ReturnType<typeof openTab>>) =>
  services.queryClient.invalidateQueries({ queryKey: keys.user });

test('a browser that stores no cookie is reported when no user is found after a login', async () => {
  let fetch = openBrowser();
  const tab = await openTab((request) => fetch(request));
  await tab.logIn('demo');
  expect(tab.username()).toBe('demo');
  fetch = openBrowser();
  await readAgain(tab);
  expect(tab.username()).toBeUndefined();
  expect(tab.toast()).toBe(NOT_KEPT);
});

test('a session that ends later or by a logout is not reported', async () => {
  let fetch = openBrowser();
  const tab = await openTab((request) => fetch(request));
  await tab.logIn('demo');
  await readAgain(tab);
  expect(tab.username()).toBe('demo');
  fetch = openBrowser();
  await readAgain(tab);
  expect(tab.username()).toBeUndefined();
  await tab.logIn('demo');
  await tab.logOut();
  await readAgain(tab);
  expect(tab.toast()).not.toBe(NOT_KEPT);
});

// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createNavigation } from './navigation';
import type { Location, NavigateOptions, To } from './router';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: pathname,
});

/** Navigation at a location, with a screen whose code the test loads. */
function navigationAt(location: Location) {
  const navigation = createNavigation();
  const navigate = vi.fn<(to: To | number, options?: NavigateOptions) => void>();
  const code = Promise.withResolvers<void>();
  const prepare = vi.fn((_path: string) => code.promise);
  const attach = (location: Location) => navigation.attach({ location, navigate, prepare });
  attach(location);
  const calls = () =>
    navigate.mock.calls.map(([to, options]) => `${options?.replace ? 'replace' : 'push'} ${String(to)}`);
  return { navigation, attach, prepare, calls, load: () => code.resolve() };
}

test('go navigates when the code of the screen has loaded, and resolves after the navigation', async () => {
  const { navigation, prepare, calls, load } = navigationAt(at('/pricing'));
  const going = navigation.go('/');
  await Promise.resolve();
  expect(prepare).toHaveBeenCalledWith('/');
  expect(calls()).toEqual([]);
  load();
  await going;
  expect(calls()).toEqual(['push /']);
});

test('if the user navigates meanwhile, the page that the user has chosen is prepared and rendered', async () => {
  const { navigation, attach, prepare, calls, load } = navigationAt(at('/pricing'));
  const going = navigation.go('/');
  attach(at('/gallery'));
  load();
  await going;
  expect(prepare.mock.calls).toEqual([['/'], ['/gallery']]);
  expect(calls()).toEqual(['replace /gallery']);
});

test.each([at('/auth', '?tab=register'), at('/generate'), at('/')])(
  'the entry of $pathname is replaced: Back does not lead there',
  async (location) => {
    const { navigation, calls, load } = navigationAt(location);
    load();
    await navigation.go('/');
    expect(calls()).toEqual(['replace /']);
  },
);

test('go fetches a page for users, and leaves it to the guards to navigate', async () => {
  const { navigation, prepare, calls, load } = navigationAt(at('/auth', '?package=pro'));
  load();
  await navigation.go('/buy-tokens?package=pro');
  expect(prepare).toHaveBeenCalledWith('/buy-tokens?package=pro');
  expect(calls()).toEqual([]);
});

test('without a router, go resolves and does nothing', async () => {
  await expect(createNavigation().go('/')).resolves.toBeUndefined();
});

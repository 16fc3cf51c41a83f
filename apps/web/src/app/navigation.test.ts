import { expect, test } from 'vitest';
import { createNavigation } from './navigation';

/** A router that is at a new location at once, as far as it knows. */
function routerAt(key: string) {
  const state = { location: { key } };
  const asked: string[] = [];
  const navigate = async (path: string) => {
    asked.push(path);
    state.location.key = `at ${path}`;
  };
  return { asked, state, navigate };
}

async function isSettled(promise: Promise<unknown>) {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
}

test('it settles when the page is on the screen, not when the router is through', async () => {
  const navigation = createNavigation();
  const router = routerAt('start');
  navigation.attach(router);
  navigation.arrived('start');
  const way = navigation.go('/home');
  expect(await isSettled(way)).toBe(false);
  navigation.arrived('at /elsewhere');
  expect(await isSettled(way)).toBe(false);
  navigation.arrived('at /home');
  expect(await isSettled(way)).toBe(true);
  expect(router.asked).toEqual(['/home']);
});

test('a page that is there already is not waited for', async () => {
  const navigation = createNavigation();
  navigation.attach(routerAt('start'));
  navigation.arrived('at /home');
  expect(await isSettled(navigation.go('/home'))).toBe(true);
});

test('whoever goes elsewhere meanwhile is not waited for either', async () => {
  const navigation = createNavigation();
  const router = routerAt('start');
  navigation.attach(router);
  const first = navigation.go('/home');
  const second = navigation.go('/gallery');
  navigation.arrived('at /gallery');
  expect([await isSettled(first), await isSettled(second)]).toEqual([true, true]);
});

test('without a router nothing moves and nothing waits', async () => {
  expect(await isSettled(createNavigation().go('/home'))).toBe(true);
});

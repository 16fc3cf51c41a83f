import { expect, test } from 'vitest';
import { createMemoryHistory } from './history';
import { createNavigation } from './navigation';
import { createPath } from './router';

function navigationAt(path: string, basename?: string) {
  const navigation = createNavigation();
  const history = createMemoryHistory(path);
  const steps: string[] = [];
  history.listen(({ action, location }) => steps.push(`${action} ${createPath(location)}`));
  navigation.attach(history, basename);
  navigation.arrived(history.location.key);
  return { navigation, history, steps };
}

async function isSettled(promise: Promise<unknown>) {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
}

test('it settles when the page is on the screen, not when the history is through', async () => {
  const { navigation, history, steps } = navigationAt('/pricing');
  const way = navigation.go('/');
  expect(await isSettled(way)).toBe(false);
  navigation.arrived('elsewhere');
  expect(await isSettled(way)).toBe(false);
  navigation.arrived(history.location.key);
  expect(await isSettled(way)).toBe(true);
  expect(steps).toEqual(['PUSH /']);
});

test('navigation elsewhere resolves the pending promise', async () => {
  const { navigation, history } = navigationAt('/pricing');
  const first = navigation.go('/');
  const second = navigation.go('/gallery');
  navigation.arrived(history.location.key);
  expect([await isSettled(first), await isSettled(second)]).toEqual([true, true]);
});

test.each(['/auth?tab=register', '/generate', '/'])(
  '%s is replaced in the history: Back skips it',
  (path) => {
    const { navigation, steps } = navigationAt(path);
    void navigation.go('/');
    expect(steps).toEqual(['REPLACE /']);
  },
);

test('with a base path the app stays below it', () => {
  const { navigation, steps } = navigationAt('/demo/gallery', '/demo/');
  void navigation.go('/pricing');
  expect(steps).toEqual(['PUSH /demo/pricing']);
});

test('without a history nothing moves and nothing waits', async () => {
  expect(await isSettled(createNavigation().go('/home'))).toBe(true);
});

import { expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store';

const titles = (store: ReturnType<typeof createToastStore>) => store.getToasts().map(({ title }) => title);

test('there are no toasts at first', () => {
  expect(createToastStore().getToasts()).toEqual([]);
});

test('the newest toast replaces the one before', () => {
  const store = createToastStore();
  store.toast({ title: 'first' });
  store.toast({ title: 'second' });
  expect(titles(store)).toEqual(['second']);
});

test('the same message twice is two toasts', () => {
  const store = createToastStore();
  expect(store.toast({ title: 'again' })).not.toBe(store.toast({ title: 'again' }));
});

test('a dismissed toast is closed, and removed by the next one', () => {
  const store = createToastStore();
  store.dismiss(store.toast({ title: 'first' }));
  expect(store.getToasts()).toMatchObject([{ title: 'first', open: false }]);
  store.toast({ title: 'second' });
  expect(store.getToasts()).toMatchObject([{ title: 'second', open: true }]);
});

test('dismissing a toast that was replaced leaves the new one open', () => {
  const store = createToastStore();
  const first = store.toast({ title: 'first' });
  store.toast({ title: 'second' });
  store.dismiss(first);
  expect(store.getToasts()).toMatchObject([{ title: 'second', open: true }]);
});

test('dismissing without an id closes the open toast', () => {
  const store = createToastStore();
  store.toast({ title: 'first' });
  store.dismiss();
  expect(store.getToasts()).toMatchObject([{ open: false }]);
});

test('listeners are called on every change until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.toast({ title: 'first' });
  store.dismiss();
  store.dismiss();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.toast({ title: 'second' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the list keeps its identity until something changes', () => {
  const store = createToastStore();
  store.toast({ title: 'first' });
  expect(store.getToasts()).toBe(store.getToasts());
});

import type { GenerationRequest } from '@product/api-client';
import { GENERATOR_DEFAULTS } from '@product/domain';
import { expect, test, vi } from 'vitest';
import { createResultStore, RESULTS_KEPT } from './result-store';

const request: GenerationRequest = { ...GENERATOR_DEFAULTS, prompt: 'A lighthouse' };
const resultOf = (mediaUrl: string) => ({ request, result: { mediaUrl, mediaType: 'image' as const } });
const urlsOf = (store: ReturnType<typeof createResultStore>) =>
  store.results().map(({ result }) => result.mediaUrl);

test('the newest result is the first, and a result is listed once', () => {
  const store = createResultStore();
  for (const url of ['/1.jpg', '/2.jpg', '/1.jpg']) store.add(resultOf(url));
  expect(urlsOf(store)).toEqual(['/1.jpg', '/2.jpg']);
});

test('a result that is added again stays saved', () => {
  const store = createResultStore();
  store.add(resultOf('/1.jpg'));
  store.markSaved('/1.jpg');
  store.add(resultOf('/1.jpg'));
  expect(store.results()).toEqual([{ ...resultOf('/1.jpg'), saved: true }]);
});

test('beyond the limit saved results are removed, and unsaved ones are kept', () => {
  const store = createResultStore();
  for (let number = 0; number < RESULTS_KEPT + 2; number++) store.add(resultOf(`/${number}.jpg`));
  expect(urlsOf(store)).toHaveLength(RESULTS_KEPT + 2);
  store.markSaved('/0.jpg');
  store.markSaved('/13.jpg');
  store.add(resultOf('/new.jpg'));
  expect(urlsOf(store)).not.toContain('/0.jpg');
  expect(urlsOf(store)).toEqual(expect.arrayContaining(['/1.jpg', '/13.jpg']));
});

test('subscribers are called on each change until they unsubscribe, and clear removes all results', () => {
  const store = createResultStore();
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  store.add(resultOf('/1.jpg'));
  store.markSaved('/1.jpg');
  store.clear();
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(store.results()).toEqual([]);
  unsubscribe();
  store.add(resultOf('/2.jpg'));
  expect(onChange).toHaveBeenCalledTimes(3);
});

/** A storage whose text outlives the store; `set` tells whether it had room. */
function memoryStorage(hasRoom = true) {
  let text: string | null = null;
  const storage = {
    get: () => text,
    set: (next: string) => {
      if (hasRoom) text = next;
      return hasRoom;
    },
    remove: () => void (text = null),
  };
  return { storage, text: () => text, write: (next: string) => void (text = next) };
}

test('the same user finds the results after a reload, and what was saved', () => {
  const { storage } = memoryStorage();
  const store = createResultStore(storage);
  store.open(1);
  store.add(resultOf('/1.jpg'));
  store.add({ ...resultOf('/2.jpg'), variationOf: '/1.jpg', set: 3 });
  store.markSaved('/1.jpg', 7);
  const reloaded = createResultStore(storage);
  expect(reloaded.results()).toEqual([]);
  reloaded.open(1);
  expect(reloaded.results()).toEqual([
    { ...resultOf('/2.jpg'), variationOf: '/1.jpg', set: 3, saved: false },
    { ...resultOf('/1.jpg'), saved: true, creationId: 7 },
  ]);
  reloaded.add(resultOf('/1.jpg'));
  expect(reloaded.results()[0]).toMatchObject({ saved: true, creationId: 7 });
});

test('another user finds nothing, neither after a reload nor in the same page, and nothing is left', () => {
  const { storage, text } = memoryStorage();
  const store = createResultStore(storage);
  store.open(1);
  store.add(resultOf('/1.jpg'));
  const reloaded = createResultStore(storage);
  reloaded.open(2);
  expect(reloaded.results()).toEqual([]);
  expect(text()).toBeNull();
  store.open(2);
  expect(store.results()).toEqual([]);
  store.add(resultOf('/2.jpg'));
  store.open('2');
  expect(store.results()).toEqual([]);
});

test('clear removes what is stored', () => {
  const { storage, text } = memoryStorage();
  const store = createResultStore(storage);
  store.open(1);
  store.add(resultOf('/1.jpg'));
  expect(text()).not.toBeNull();
  store.clear();
  expect(text()).toBeNull();
});

test.each([
  ['stored', '/1.jpg', true, false],
  ['a file in the URL itself', `data:image/png;base64,${'A'.repeat(3_000)}`, true, true],
  ["a file of this page's memory", 'blob:https://studio.example/1', true, true],
  ['in a storage that is full', '/1.jpg', false, true],
])('%s: whether a reload would lose it', (_, url, hasRoom, isAtRisk) => {
  const { storage } = memoryStorage(hasRoom);
  const store = createResultStore(storage);
  store.open(1);
  store.add(resultOf(url));
  expect(store.isAtRisk()).toBe(isAtRisk);
  store.markSaved(url);
  expect(store.isAtRisk()).toBe(false);
});

const STORED = { ...resultOf('/1.jpg'), saved: false };

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['results that are no list', JSON.stringify({ userId: 1, results: { length: 1 } })],
  ['no result', JSON.stringify({ userId: 1, results: [null, 7, 'x', [], {}] })],
  ...[
    { ...STORED, result: { mediaUrl: 'javascript:alert(1)', mediaType: 'image' } },
    { ...STORED, result: { mediaUrl: ['/1.jpg'], mediaType: 'image' } },
    { ...STORED, result: { mediaUrl: '/1.jpg', mediaType: 'page' } },
    { ...STORED, request: { ...request, style: '__proto__' } },
    { ...STORED, request: { ...request, prompt: { toString: 1 } } },
  ].map((result) => ['a result of wrong values', JSON.stringify({ userId: 1, results: [result] })]),
])('hostile contents of the storage are left out: %s', (_, text) => {
  const { storage, write } = memoryStorage();
  write(text);
  const store = createResultStore(storage);
  store.open(1);
  expect(store.results()).toEqual([]);
});

test('of a stored result only the known fields are read', () => {
  const { storage, write } = memoryStorage();
  const result = { ...STORED, saved: 'yes', variationOf: 7, set: {}, creationId: {}, evil: true };
  write(JSON.stringify({ userId: 1, results: [result] }));
  const store = createResultStore(storage);
  store.open(1);
  expect(store.results()).toEqual([STORED]);
});

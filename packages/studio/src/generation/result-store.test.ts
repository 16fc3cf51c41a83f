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

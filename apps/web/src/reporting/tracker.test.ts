// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://studio.example/gallery" }
import { expect, test, vi } from 'vitest';
import { tracker } from './tracker';

const PAGE = { page: '/gallery', release: 'index-1.js' };

function open() {
  const sdk = { captureException: vi.fn(), captureMessage: vi.fn() };
  return { sdk, send: tracker(sdk) };
}

test('an error is captured with its tags, as an error whose stack a tracker can map', () => {
  const { sdk, send } = open();
  const stack = ['assets/base-1.js:1:2', 'assets/index-1.js:3:4'];
  send({ kind: 'error', where: 'call creations.list', name: 'ApiError', status: 500, stack, ...PAGE });
  expect(sdk.captureException.mock.calls).toEqual([
    [expect.any(Error), { tags: { where: 'call creations.list', status: 500, ...PAGE } }],
  ]);
  const [error] = sdk.captureException.mock.calls[0] ?? [];
  expect(error).toMatchObject({ name: 'ApiError', message: '' });
  expect(error.stack).toBe(
    'ApiError\n    at https://studio.example/assets/base-1.js:1:2\n    at https://studio.example/assets/index-1.js:3:4',
  );
});

test('a web vital is captured as a message', () => {
  const { sdk, send } = open();
  send({ kind: 'vital', name: 'LCP', value: 1200, rating: 'good', ...PAGE });
  expect(sdk.captureMessage.mock.calls).toEqual([
    ['LCP', { tags: { value: 1200, rating: 'good', ...PAGE } }],
  ]);
  expect(sdk.captureException).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { focusManager, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError, StaleSessionError } from '../errors';
import type { Session } from '../session/session';
import { hang, sessionAnswering } from '../testing';
import {
  creationsQuery,
  deleteCreationMutation,
  galleryQuery,
  saveCreationMutation,
  updateCreationMutation,
} from './creations.queries';
import { generateMutation } from './generation.queries';
import { keys } from './keys';
import { createQueryClient } from './query-client';
import {
  languageMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
  userQuery,
} from './session.queries';
import { quiet, run, watch } from './testing';

const ada = { id: 1, username: 'ada', tokens: 3 };
const credentials = { username: 'ada', password: 'secret' };
const creation = {
  userId: 1,
  title: 'Sea',
  prompt: 'a sea',
  imageUrl: '/a.jpg',
  style: 'anime',
  aspectRatio: '1:1',
  mediaType: 'image',
  isPublic: false,
  metadata: { quality: 'hd' },
} as const;
const request = {
  prompt: 'a sea',
  style: 'anime',
  aspectRatio: '1:1',
  quality: 'hd',
  mediaType: 'image',
} as const;
const refuse = (status: number) => () => new Response('', { status });

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a query that fails is not retried', { tags: ['req:calls.no-retry-query'] }, async () => {
  const { api, calls } = sessionAnswering({ 'GET /api/gallery': refuse(500) });
  const client = createQueryClient();
  const gallery = watch(client, galleryQuery(api));
  await quiet(client);
  expect(gallery.getCurrentResult().error).toBeInstanceOf(ApiError);
  expect(calls).toEqual(['GET /api/gallery']);
});

test(
  'a mutation that fails is not sent again automatically',
  { tags: ['req:calls.no-retry-mutation'] },
  async () => {
    const { api, calls } = sessionAnswering({ 'POST /api/logout': refuse(500) });
    const client = createQueryClient();
    await expect(run(client, logoutMutation(api), undefined)).rejects.toBeInstanceOf(ApiError);
    expect(calls).toEqual(['POST /api/logout']);
  },
);

test(
  'offline, queries and mutations fail at once instead of waiting for the network',
  { tags: ['req:calls.offline'] },
  async () => {
    onlineManager.setOnline(false);
    const offline = () => Promise.reject(new TypeError('fetch failed'));
    const { api } = sessionAnswering({ 'GET /api/gallery': offline, 'POST /api/login': offline });
    const client = createQueryClient();
    const gallery = watch(client, galleryQuery(api));
    await expect(run(client, loginMutation(api), credentials)).rejects.toBeInstanceOf(NetworkError);
    await quiet(client);
    expect(gallery.getCurrentResult()).toMatchObject({
      error: expect.any(NetworkError),
      fetchStatus: 'idle',
    });
  },
);

test('data never goes stale', { tags: ['req:calls.no-polling'] }, async () => {
  const { api, calls } = sessionAnswering({});
  const client = createQueryClient();
  client.setQueryData(keys.gallery, [], { updatedAt: 0 });
  expect(watch(client, galleryQuery(api)).getCurrentResult().isStale).toBe(false);
  await quiet(client);
  expect(calls).toEqual([]);
});

test('data that is unused for a day is still cached', { tags: ['req:calls.no-polling'] }, () => {
  vi.useFakeTimers();
  const { api } = sessionAnswering({});
  const client = createQueryClient();
  client.setQueryData(keys.gallery, []);
  client.setQueryData(keys.creations(1), []);
  watch(client, galleryQuery(api)).destroy();
  watch(client, creationsQuery(api, 1)).destroy();
  vi.advanceTimersByTime(86_400_000);
  expect([keys.gallery, keys.creations(1)].map((key) => client.getQueryData(key))).toEqual([[], []]);
});

test(
  'neither focus of the window nor a reconnect refetches a query',
  { tags: ['req:calls.no-refetch-on-focus'] },
  async () => {
    const { api, calls } = sessionAnswering({ 'GET /api/gallery': () => Response.json([]) });
    const client = createQueryClient();
    client.mount();
    watch(client, galleryQuery(api));
    await quiet(client);
    await client.invalidateQueries({ refetchType: 'none' });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await Promise.resolve();
    await quiet(client);
    client.unmount();
    expect(calls).toEqual(['GET /api/gallery']);
  },
);

test('the password of a login is removed from the cache once the call has settled', async () => {
  const { api } = sessionAnswering({ 'POST /api/login': () => Response.json(ada) });
  const client = createQueryClient();
  await run(client, loginMutation(api), credentials);
  await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
});

const operations: Record<
  string,
  (client: ReturnType<typeof createQueryClient>, api: Session) => Promise<unknown>
> = {
  'GET /api/creations': (client, api) => client.fetchQuery(creationsQuery(api, 1)),
  'POST /api/creations': (client, api) => run(client, saveCreationMutation(api), creation),
  'PUT /api/creations/7': (client, api) =>
    run(client, updateCreationMutation(api), { id: 7, title: 'Sea', isPublic: true }),
  'DELETE /api/creations/7': (client, api) => run(client, deleteCreationMutation(api), { id: 7 }),
  'POST /api/generate': (client, api) => run(client, generateMutation(api), { request }),
  'PUT /api/user/language': (client, api) => run(client, languageMutation(api), { language: 'de' }),
  'POST /api/logout': (client, api) => run(client, logoutMutation(api), undefined),
};

/** Makes a call fail with a status, in a signed-in app whose session has ended on the server. */
async function afterFailure(call: string, status: number) {
  let user = () => Response.json(ada);
  const { api, calls } = sessionAnswering({ 'GET /api/user': () => user(), [call]: refuse(status) });
  const client = createQueryClient();
  watch(client, userQuery(api));
  await quiet(client);
  user = refuse(401);
  await expect(operations[call]?.(client, api)).rejects.toMatchObject({ status });
  await quiet(client);
  return {
    user: client.getQueryData(keys.user),
    refetches: calls.slice(1).filter((made) => made === 'GET /api/user'),
  };
}

test.each(Object.keys(operations))(
  'a 401 to %s refetches the user, once',
  { tags: ['req:session.session-lost'] },
  async (call) => {
    const { user, refetches } = await afterFailure(call, 401);
    expect(user).toBeNull();
    expect(refetches).toHaveLength(1);
  },
);

test.each(Object.keys(operations).filter((call) => call !== 'POST /api/generate'))(
  'a 403 to %s does not refetch the user',
  async (call) => {
    const { user, refetches } = await afterFailure(call, 403);
    expect(user).toMatchObject({ id: 1 });
    expect(refetches).toEqual([]);
  },
);

test('two calls that get a 401 together sign out, however late the first refetch is answered', async () => {
  const first = Promise.withResolvers<Response>();
  const second = Promise.withResolvers<Response>();
  const userResponses = [Promise.resolve(Response.json(ada)), first.promise, second.promise];
  const { api } = sessionAnswering({
    'GET /api/user': () => userResponses.shift() ?? refuse(500)(),
    'DELETE /api/creations/7': refuse(401),
  });
  const client = createQueryClient();
  watch(client, userQuery(api));
  await quiet(client);
  await run(client, deleteCreationMutation(api), { id: 7 }).catch(() => undefined);
  await run(client, deleteCreationMutation(api), { id: 7 }).catch(() => undefined);
  first.resolve(refuse(401)());
  await new Promise((resolve) => setTimeout(resolve));
  second.resolve(refuse(401)());
  await quiet(client);
  expect(client.getQueryState(keys.user)).toMatchObject({ status: 'success', data: null, error: null });
});

test('a 401 to a login or a registration does not refetch the user', async () => {
  const { api, calls } = sessionAnswering({
    'GET /api/user': refuse(401),
    'POST /api/login': refuse(401),
    'POST /api/register': refuse(401),
  });
  const client = createQueryClient();
  watch(client, userQuery(api));
  await quiet(client);
  await run(client, loginMutation(api), credentials).catch(() => undefined);
  await run(client, registerMutation(api), {
    username: 'ada',
    email: 'ada@example.com',
    password: 'secret',
    confirmPassword: 'secret',
  }).catch(() => undefined);
  await quiet(client);
  expect(calls).toEqual(['GET /api/user', 'POST /api/login', 'POST /api/register']);
});

test('the listener receives a success with the name, the data and the variables', async () => {
  const succeeded = vi.fn();
  const { api } = sessionAnswering({ 'POST /api/login': () => Response.json(ada) });
  await run(createQueryClient({ succeeded }), loginMutation(api), credentials);
  expect(succeeded.mock.calls).toEqual([['session.login', expect.objectContaining(ada), credentials]]);
});

test('the listener receives a failure with the name, the error and the variables', async () => {
  const failed = vi.fn();
  const { api } = sessionAnswering({ 'DELETE /api/creations/7': refuse(404) });
  await run(createQueryClient({ failed }), deleteCreationMutation(api), { id: 7 }).catch(() => undefined);
  expect(failed.mock.calls).toEqual([['creations.delete', expect.any(ApiError), { id: 7 }]]);
});

test('a query that fails is reported to queryFailed, with its name and the error', async () => {
  const listener = { succeeded: vi.fn(), failed: vi.fn(), queryFailed: vi.fn() };
  const { api } = sessionAnswering({
    'GET /api/gallery': refuse(500),
    'GET /api/user': () => Response.json(ada),
  });
  const client = createQueryClient(listener);
  watch(client, galleryQuery(api));
  watch(client, userQuery(api));
  await quiet(client);
  expect(listener.succeeded).not.toHaveBeenCalled();
  expect(listener.failed).not.toHaveBeenCalled();
  expect(listener.queryFailed.mock.calls).toEqual([['creations.gallery', expect.any(ApiError)]]);
});

test('a query of an ended session is not reported', async () => {
  const queryFailed = vi.fn();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { api } = sessionAnswering({ 'GET /api/creations': () => promise });
  const client = createQueryClient({ queryFailed });
  const list = watch(client, creationsQuery(api, 1));
  api.startNewSession(null);
  resolve(Response.json([]));
  await quiet(client);
  expect(list.getCurrentResult().error).toBeInstanceOf(StaleSessionError);
  expect(queryFailed).not.toHaveBeenCalled();
});

test('the listener is not called for an aborted call', async () => {
  const failed = vi.fn();
  const { api } = sessionAnswering({
    'POST /api/generate': hang,
  });
  const controller = new AbortController();
  const made = run(createQueryClient({ failed }), generateMutation(api), {
    request,
    signal: controller.signal,
  });
  controller.abort();
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  expect(failed).not.toHaveBeenCalled();
});

test('a response takes effect only after the listener has settled', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const succeeded = vi.fn(() => promise);
  const { api } = sessionAnswering({ 'POST /api/login': () => Response.json(ada) });
  const client = createQueryClient({ succeeded });
  const made = run(client, loginMutation(api), credentials);
  await expect.poll(() => succeeded).toHaveBeenCalled();
  expect(client.getQueryData(keys.user)).toBeUndefined();
  resolve();
  await made;
  expect(client.getQueryData(keys.user)).toMatchObject({ id: 1 });
});

test.each([
  ['throws', () => expect.unreachable('the listener throws')],
  ['rejects', () => Promise.reject(new Error('the listener rejects'))],
])('a listener that %s does not turn a success into a failure', async (_name, succeeded) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = vi.fn();
  const { api } = sessionAnswering({ 'POST /api/login': () => Response.json(ada) });
  const client = createQueryClient({ succeeded, failed });
  await run(client, loginMutation(api), credentials);
  expect(client.getQueryData(keys.user)).toMatchObject({ id: 1 });
  expect(failed).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ApiError } from '../errors';
import { createSession } from '../session/session';
import { clientAnswering, sessionAnswering } from '../testing';
import {
  creationsQuery,
  deleteCreationMutation,
  galleryQuery,
  refetchCreations,
  saveCreationMutation,
  updateCreationMutation,
} from './creations.queries';
import { keys } from './keys';
import { createQueryClient } from './query-client';
import { quiet, run, watch } from './testing';
import { late } from './testing-sessions';

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

const changes = {
  'POST /api/creations': (client: ReturnType<typeof createQueryClient>, api: Api) =>
    run(client, saveCreationMutation(api), creation),
  'PUT /api/creations/7': (client: ReturnType<typeof createQueryClient>, api: Api) =>
    run(client, updateCreationMutation(api), { id: 7, title: 'Sea', isPublic: true }),
  'DELETE /api/creations/7': (client: ReturnType<typeof createQueryClient>, api: Api) =>
    run(client, deleteCreationMutation(api), { id: 7 }),
};
type Api = ReturnType<typeof createSession>;
const names = Object.keys(changes) as (keyof typeof changes)[];

/** An app with both lists mounted. */
async function appWithLists(change: keyof typeof changes, answer: () => Response | Promise<Response>) {
  const server = {
    'GET /api/creations': () => Response.json([]) as Response | Promise<Response>,
    'GET /api/gallery': () => Response.json([]) as Response | Promise<Response>,
    [change]: answer,
  };
  const { api, calls } = sessionAnswering(server);
  const client = createQueryClient();
  watch(client, creationsQuery(api, 1));
  watch(client, galleryQuery(api));
  await quiet(client);
  calls.length = 0;
  return { api, calls, client, server };
}

test('without a user own creations are not fetched', { tags: ['req:creation-calls.creations'] }, async () => {
  const { api, calls } = sessionAnswering({});
  const client = createQueryClient();
  expect(watch(client, creationsQuery(api, undefined)).getCurrentResult().fetchStatus).toBe('idle');
  await quiet(client);
  expect(calls).toEqual([]);
});

test("every user's list has its own query key", () => {
  const { api } = sessionAnswering({});
  const queryKeys = [1, '1', 2, undefined].map((id) => JSON.stringify(creationsQuery(api, id).queryKey));
  expect(new Set(queryKeys).size).toBe(queryKeys.length);
});

test('the gallery is fetched once, even if its observer is replaced before the response', async () => {
  const { answer, arrive } = late();
  const { api, calls } = sessionAnswering({ 'GET /api/gallery': answer });
  const client = createQueryClient();
  watch(client, galleryQuery(api)).destroy();
  const next = watch(client, galleryQuery(api));
  arrive(Response.json([{ id: 8, imageUrl: '/wall.jpg' }]));
  await quiet(client);
  expect(next.getCurrentResult().data).toMatchObject([{ id: 8 }]);
  expect(calls).toEqual(['GET /api/gallery']);
});

test.each(names)(
  '%s refetches both lists',
  { tags: ['req:creation-calls.delete', 'req:creation-calls.update', 'req:creations.lists-read-again'] },
  async (change) => {
    const { api, calls, client } = await appWithLists(change, () => new Response(null, { status: 204 }));
    await changes[change](client, api);
    await quiet(client);
    expect(calls).toEqual([change, 'GET /api/creations', 'GET /api/gallery']);
  },
);

test.each(names)('%s refetches unmounted lists when they are mounted', async (change) => {
  const { api } = sessionAnswering({ [change]: () => new Response() });
  const client = createQueryClient();
  client.setQueryData(keys.creations(1), []);
  client.setQueryData(keys.gallery, []);
  await changes[change](client, api);
  expect(client.getQueryState(keys.creations(1))?.isInvalidated).toBe(true);
  expect(client.getQueryState(keys.gallery)?.isInvalidated).toBe(true);
});

test.each(names)('%s refetches lists whose first response is pending', async (change) => {
  const older = { creations: late(), gallery: late() };
  const server: Parameters<typeof sessionAnswering>[0] = {
    [change]: () => new Response(),
    'GET /api/creations': older.creations.answer,
    'GET /api/gallery': older.gallery.answer,
  };
  const { api } = sessionAnswering(server);
  const queryFailed = vi.fn();
  const client = createQueryClient({ queryFailed });
  const lists = [watch(client, creationsQuery(api, 1)), watch(client, galleryQuery(api))];
  server['GET /api/creations'] = () => Response.json([{ ...creation, id: 8 }]);
  server['GET /api/gallery'] = () => Response.json([{ ...creation, id: 8 }]);
  await changes[change](client, api);
  older.creations.arrive(Response.json([]));
  older.gallery.arrive(Response.json([]));
  await quiet(client);
  for (const list of lists) expect(list.getCurrentResult().data).toMatchObject([{ id: 8 }]);
  expect(queryFailed).not.toHaveBeenCalled();
});

test.each(names)('%s refetches no list if it fails', async (change) => {
  const { api, calls, client } = await appWithLists(change, () => new Response('', { status: 500 }));
  await expect(changes[change](client, api)).rejects.toBeInstanceOf(ApiError);
  await quiet(client);
  expect(calls).toEqual([change]);
});

test.each(names)('%s succeeds, whatever the refetches of the lists return', async (change) => {
  const { api, client, server } = await appWithLists(change, () => new Response());
  server['GET /api/creations'] = () => new Promise(() => undefined);
  server['GET /api/gallery'] = () => new Response('', { status: 500 });
  await expect(changes[change](client, api)).resolves.toBeUndefined();
  await client.cancelQueries();
});

test(
  'an update sends the title and visibility, and the id only in the address',
  { tags: ['req:creation-calls.update'] },
  async () => {
    const { client, requests } = clientAnswering(() => new Response());
    await run(createQueryClient(), updateCreationMutation(createSession(client)), {
      id: 'a/b',
      title: 'Sea',
      isPublic: true,
    });
    expect(requests[0]?.url).toBe('https://api.example/api/creations/a%2Fb');
    expect(await requests[0]?.json()).toEqual({ title: 'Sea', isPublic: true });
  },
);

/** An app whose lists cannot be read a second time. */
async function appWithStaleLists(change: keyof typeof changes, answer: () => Response) {
  const lists = () => Response.json([{ ...creation, id: 7 }]);
  const server: Parameters<typeof sessionAnswering>[0] = {
    'GET /api/creations': lists,
    'GET /api/gallery': lists,
    [change]: answer,
  };
  const { api } = sessionAnswering(server);
  const client = createQueryClient();
  const shown = [watch(client, creationsQuery(api, 1)), watch(client, galleryQuery(api))];
  await quiet(client);
  server['GET /api/creations'] = server['GET /api/gallery'] = () => new Response('', { status: 400 });
  return { api, client, server, data: () => shown.map((list) => list.getCurrentResult().data) };
}

test('an updated creation is changed in the lists, also if these cannot be refetched', async () => {
  const { api, client, data } = await appWithStaleLists('PUT /api/creations/7', () => new Response());
  await run(client, updateCreationMutation(api), { id: 7, title: 'Calm', isPublic: true });
  await quiet(client);
  for (const list of data()) expect(list).toMatchObject([{ id: 7, title: 'Calm', isPublic: true }]);
});

test.each([204, 404])('after a deletion answered by %d the lists have no such creation', async (status) => {
  const { api, client, data } = await appWithStaleLists(
    'DELETE /api/creations/7',
    () => new Response(null, { status }),
  );
  await run(client, deleteCreationMutation(api), { id: 7 }).catch(() => undefined);
  await quiet(client);
  expect(data()).toEqual([[], []]);
});

test('an update of a creation that was deleted elsewhere removes it from the lists', async () => {
  const { api, client, data } = await appWithStaleLists(
    'PUT /api/creations/7',
    () => new Response('', { status: 404 }),
  );
  await run(client, updateCreationMutation(api), { id: 7, title: 'Calm', isPublic: true }).catch(() => {});
  await quiet(client);
  expect(data()).toEqual([[], []]);
});

test('a change keeps the other items of a list as they are', () => {
  const client = createQueryClient();
  const [first, second] = [7, 8].map((id) => ({ ...creation, id }));
  client.setQueryData(keys.creations(1), [first, second]);
  refetchCreations(client, [{ id: 7, title: 'Calm' }]);
  expect(client.getQueryData<unknown[]>(keys.creations(1))?.[1]).toBe(second);
});

test('a creation that is made private is removed from the community, and stays in the own list', async () => {
  const { api, client, data } = await appWithStaleLists('PUT /api/creations/7', () => new Response());
  await run(client, updateCreationMutation(api), { id: 7, title: 'Sea', isPublic: false });
  await quiet(client);
  expect(data()).toMatchObject([[{ id: 7, isPublic: false }], []]);
});

test('a change is kept although a refetch of the lists is pending', async () => {
  const { answer } = late();
  const { api, client, data, server } = await appWithStaleLists('PUT /api/creations/7', () => new Response());
  server['GET /api/creations'] = server['GET /api/gallery'] = answer;
  refetchCreations(client);
  server['GET /api/creations'] = server['GET /api/gallery'] = () => new Response('', { status: 400 });
  await run(client, updateCreationMutation(api), { id: 7, title: 'Calm', isPublic: true });
  await quiet(client);
  for (const list of data()) expect(list).toMatchObject([{ id: 7, title: 'Calm' }]);
});

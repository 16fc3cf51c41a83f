// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hang, sessionAnswering } from '../testing';
import { generateMutation } from './generation.queries';
import { createQueryClient } from './query-client';
import { userQuery } from './session.queries';
import { quiet, run, watch } from './testing';

const request = {
  prompt: 'a sea',
  style: 'anime',
  aspectRatio: '1:1',
  quality: 'hd',
  mediaType: 'image',
} as const;

/** An app with a balance of 3, and of 2 once it is refetched. */
async function appWithBalance(answer: (request: Request) => Response | Promise<Response>) {
  let tokens = 3;
  const { api, calls } = sessionAnswering({
    'GET /api/user': () => Response.json({ id: 1, username: 'ada', tokens: tokens-- }),
    'POST /api/generate': answer,
  });
  const client = createQueryClient();
  const user = watch(client, userQuery(api));
  await quiet(client);
  calls.length = 0;
  return { api, calls, client, balance: () => user.getCurrentResult().data?.tokens };
}

test(
  'a generation returns its media, and the balance is refetched',
  { tags: ['req:creation-calls.generate'] },
  async () => {
    const { api, calls, client, balance } = await appWithBalance(() => Response.json({ imageUrl: '/a.jpg' }));
    expect(await run(client, generateMutation(api), { request })).toEqual({
      mediaUrl: '/a.jpg',
      mediaType: 'image',
    });
    await quiet(client);
    expect(calls).toEqual(['POST /api/generate', 'GET /api/user']);
    expect(balance()).toBe(2);
  },
);

test.each([
  ['is refused', () => new Response('', { status: 402 })],
  ['fails', () => new Response('<h1>no</h1>', { status: 500 })],
  ['gets no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['has no media', () => Response.json({ imageUrl: null })],
])(
  'the balance is refetched when a generation %s',
  { tags: ['req:creation-calls.generate'] },
  async (_name, answer) => {
    const { api, calls, client, balance } = await appWithBalance(answer);
    await expect(run(client, generateMutation(api), { request })).rejects.toBeInstanceOf(Error);
    await quiet(client);
    expect(calls).toEqual(['POST /api/generate', 'GET /api/user']);
    expect(balance()).toBe(2);
  },
);

test('the balance is refetched when a generation is aborted', async () => {
  const { api, calls, client, balance } = await appWithBalance(hang);
  const controller = new AbortController();
  const made = run(client, generateMutation(api), { request, signal: controller.signal });
  controller.abort();
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  await quiet(client);
  expect(calls.filter((call) => call === 'GET /api/user')).toHaveLength(1);
  expect(balance()).toBe(2);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EXAMPLES } from './contract/examples';
import type { EndpointName } from './contract/refusals';
import type { AnyEndpoint } from './endpoint';
import { endpoints } from './endpoints';
import { ApiError } from './errors';
import { clientAnswering, hang } from './testing';

const calls: AnyEndpoint[] = Object.values(endpoints);

const bodyOf = ({ name }: AnyEndpoint) => EXAMPLES[name as EndpointName].body;

/** The call with its id filled in, and with any body allowed. */
const filled = (call: AnyEndpoint) => ({
  ...call,
  path: call.path.replace('{id}', '7') as '/',
  body: async () => z.unknown(),
});

test.each(calls)(
  '$name is sent to its documented path with cookies',
  { tags: ['req:calls.cookies'] },
  async (call) => {
    const { client, requests } = clientAnswering(() => new Response('{}'));
    await client.send(filled(call), { body: bodyOf(call) }).catch(() => undefined);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.credentials).toBe('include');
    expect(requests[0]?.method).toBe(call.method);
    expect(requests[0]?.url).toBe(`https://api.example${filled(call).path}`);
  },
);

test.each(calls)(
  '$name is sent as JSON if it has a body, and empty if it has none',
  { tags: ['req:calls.json'] },
  async (call) => {
    const { client, requests } = clientAnswering(() => new Response('{}'));
    const body = call.body && { any: 'thing' };
    await client.send(filled(call), { body }).catch(() => undefined);
    expect(requests[0]?.headers.get('content-type')).toBe(call.body ? 'application/json' : null);
    expect(await requests[0]?.text()).toBe(call.body ? '{"any":"thing"}' : '');
  },
);

test.each(calls)('$name can be aborted', async (call) => {
  const { client, requests } = clientAnswering(hang);
  const controller = new AbortController();
  const sent = client.send(filled(call), { body: bodyOf(call), signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toBe(controller.signal.reason);
  expect(requests[0]?.signal.aborted).toBe(true);
});

test.each(calls)('a refused $name is an ApiError', async (call) => {
  const { client } = clientAnswering(() => new Response('No.', { status: 418 }));
  const sent = client.send(filled(call), { body: bodyOf(call) });
  await expect(sent).rejects.toBeInstanceOf(ApiError);
  await expect(sent).rejects.toThrow('418: No.');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { relayAborts, type AbortRelay } from './abort-relay';

/** The requests as a service worker passes them on, without their signals. */
const passed: Request[] = [];
let relay: AbortRelay;

beforeEach(() => {
  passed.length = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    passed.push(new Request(request, { signal: null }));
    return new Response('ok');
  });
  relay = relayAborts();
});

afterEach(() => {
  relay.stop();
  vi.unstubAllGlobals();
});

test('the mock finds the signal of the request in the page', async () => {
  const cancel = new AbortController();
  const found = Promise.withResolvers<AbortSignal | undefined>();
  vi.stubGlobal('fetch', async (request: Request) => {
    found.resolve(relay.signalOf(new Request(request, { signal: null })));
    return new Promise<Response>(() => {});
  });
  relay = relayAborts();
  void fetch('http://localhost/api/gallery', { signal: cancel.signal });
  const signal = await found.promise;
  expect(signal?.aborted).toBe(false);
  cancel.abort();
  expect(signal?.aborted).toBe(true);
});

test('an answered request is removed, and other requests are not changed', async () => {
  await fetch('http://localhost/api/gallery');
  await fetch('http://localhost/pictures/one.jpg');
  const [call, file] = passed;
  expect(call && relay.signalOf(call)).toBeUndefined();
  expect([...(file?.headers ?? [])]).toEqual([]);
});

test("stop restores the page's own fetch", () => {
  const relayed = globalThis.fetch;
  relay.stop();
  expect(globalThis.fetch).not.toBe(relayed);
});

test('an unstopped relay does not handle the requests of the next one', () => {
  // As after a spy on `fetch` that was restored too late.
  const before = relay;
  relay = relayAborts();
  void fetch('http://localhost/api/gallery');
  const [call] = passed;
  expect(call && relay.signalOf(call)).toBeInstanceOf(AbortSignal);
  expect(call && before.signalOf(call)).toBeUndefined();
});

test('a request with a body passes an unstopped relay', async () => {
  relay = relayAborts();
  await fetch(new Request('http://localhost/api/generate', { method: 'POST', body: '{"prompt":"a fox"}' }));
  await expect(passed[0]?.text()).resolves.toBe('{"prompt":"a fox"}');
});

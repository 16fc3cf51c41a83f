import { createOpenApiDocument } from '@product/api-client/openapi';
import { expect, test } from 'vitest';
import { openServer } from './testing';

test('the OpenAPI document contains the address of its request', async () => {
  const { address } = await openServer();
  const response = await fetch(`${address}/api/openapi.json`, {
    headers: { origin: 'https://docs.example' },
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ ...(await createOpenApiDocument()), servers: [{ url: address }] });
});

test('every documented call has a route', async () => {
  const { address } = await openServer();
  const { paths } = await (await fetch(`${address}/api/openapi.json`)).json();
  for (const [path, calls] of Object.entries<object>(paths)) {
    for (const method of Object.keys(calls)) {
      const { status } = await fetch(address + path.replace(/\{\w+\}/, '1'), { method });
      expect([404, 405], `${method} ${path}`).not.toContain(status);
    }
  }
});

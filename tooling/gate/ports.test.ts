import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort, listen, waitUntilUp } from './ports.mjs';
import { WAIT_MS } from './time-limits.ts';

test('a port that fetch refuses is skipped', async () => {
  expect(await freePort(5060)).toBeGreaterThan(5061);
});

test('a server is up with any answer, and a missing one is named', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  const origin = await listen(server);
  await waitUntilUp(origin, WAIT_MS);
  server.close();
  server.closeAllConnections();
  await expect(waitUntilUp(origin, 0)).rejects.toThrow(`Nothing answers at ${origin}`);
});

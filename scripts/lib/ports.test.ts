import { expect, test } from 'vitest';
import { freePort } from './ports.mjs';

test('a port that fetch refuses is skipped', async () => {
  expect(await freePort(5060)).toBeGreaterThan(5061);
});

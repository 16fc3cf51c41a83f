import { endpoints } from '@product/api-client';
import { expect, test, vi } from 'vitest';
import { openTestWorld } from '../testing';
import { bendByAddress } from './bend-by-address';

test('an address names the faults of its page', async () => {
  const { world, browse } = openTestWorld({ scenario: 'creator' });
  bendByAddress(world, '?lng=de&fault=F12:POST /api/generate&fault=F09:creations.gallery%402x1');
  expect(world.faults.list().map(({ fault }) => fault)).toMatchObject([
    { id: 'F09', endpoint: 'creations.gallery', after: 1, times: 1 },
    { id: 'F12', endpoint: 'generation.create' },
  ]);
  const client = browse();
  await client.send(endpoints.listGallery);
  await expect(client.send(endpoints.listGallery)).rejects.toMatchObject({ status: 404 });
});

test('a slip of the pen is said, and takes nothing else along', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { world } = openTestWorld();
  bendByAddress(world, '?fault=F99&fault=F01');
  expect(said.mock.calls).toMatchObject([[{ message: 'There is no fault F99. There are F01 to F48.' }]]);
  expect(world.faults.list()).toHaveLength(1);
  said.mockRestore();
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, openServer } from './testing';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mock-api-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, stateFile: join(folder, 'state.json') };
}

test('the state survives a restart, with its sessions', async () => {
  const { folder, stateFile } = await openFolder();
  const before = await openServer({ stateFile });
  const login = await before.browse().logIn('demo');
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const change = { method: 'PUT', headers: { cookie }, body: '{"language":"ar"}' };
  await fetch(`${before.address}/api/user/language`, change);
  await before.close();

  const after = await openServer({ stateFile });
  expect([before.restored, after.restored]).toEqual([false, true]);
  const user = await fetch(`${after.address}/api/user`, { headers: { cookie } });
  expect(await user.json()).toMatchObject({ username: 'demo', language: 'ar' });
  expect(await readdir(folder)).toEqual(['state.json']);
});

test('a change is on the disk while the server runs', async () => {
  const { stateFile } = await openFolder();
  const { browse, world } = await openServer({ stateFile });
  await browse().logIn('admin');
  await expect
    .poll(async () => JSON.parse(await readFile(stateFile, 'utf8')))
    .toEqual(JSON.parse(JSON.stringify(world.snapshot())));
});

test('a fresh start forgets', async () => {
  const { stateFile } = await openFolder();
  const before = await openServer({ stateFile });
  await before.browse().logIn('demo');
  await before.close();
  const { restored, world } = await openServer({ stateFile, fresh: true });
  expect(restored).toBe(false);
  expect(world.state.sessions).toEqual({});
});

test('another scenario than the stored one starts a new world', async () => {
  const { stateFile } = await openFolder();
  await (await openServer({ stateFile, scenario: 'creator' })).close();
  expect((await openServer({ stateFile, scenario: 'admin' })).restored).toBe(false);
  expect((await openServer({ stateFile })).world.scenario).toBe('admin');
});

test.each(['', 'not json', '{"version":-1}', 'null'])(
  'a file that holds %j is not overwritten',
  async (text) => {
    const { stateFile } = await openFolder();
    await writeFile(stateFile, text);
    await expect(openServer({ stateFile })).rejects.toThrow('--fresh');
    expect(await readFile(stateFile, 'utf8')).toBe(text);
  },
);

test('a state file that cannot be written is said at once', async () => {
  const { folder } = await openFolder();
  await expect(openServer({ stateFile: join(folder, 'nowhere/state.json') })).rejects.toThrow('ENOENT');
});

test('closing ends pending requests', async () => {
  const { address, world, close } = await openServer();
  world.override({ verb: 'hang' });
  const waiting = openBrowser(address).call('GET', '/api/gallery');
  await expect.poll(() => world.requests()).toHaveLength(1);
  await Promise.all([expect(waiting).rejects.toThrow('fetch failed'), close()]);
});

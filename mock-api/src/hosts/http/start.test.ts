import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { emptyState } from '../../state';
import { anImage } from '../../testing';
import { SNAPSHOT_VERSION } from '../../world';
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
  await after.close();
  expect(await readdir(folder)).toEqual(['state.json']);
});

test('a change is written to the disk while the server runs', async () => {
  const { stateFile } = await openFolder();
  const { browse, world } = await openServer({ stateFile });
  await browse().logIn('admin');
  await expect
    .poll(async () => JSON.parse(await readFile(stateFile, 'utf8')))
    .toEqual(JSON.parse(JSON.stringify(world.snapshot())));
});

test('a fresh start ignores the stored state', async () => {
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
  const other = await openServer({ stateFile, scenario: 'admin' });
  expect(other.restored).toBe(false);
  await other.close();
  expect((await openServer({ stateFile })).world.scenario).toBe('admin');
});

const emptySnapshot = { version: SNAPSHOT_VERSION, scenario: 'visitor', state: emptyState() };

test.each([
  '',
  'not json',
  '{"version":-1}',
  'null',
  JSON.stringify({ version: SNAPSHOT_VERSION }),
  JSON.stringify({ ...emptySnapshot, scenario: 'nowhere' }),
  JSON.stringify({ ...emptySnapshot, state: { ...emptySnapshot.state, orders: undefined } }),
  JSON.stringify({ ...emptySnapshot, state: { ...emptySnapshot.state, accounts: [{ id: 1 }] } }),
  JSON.stringify({ ...emptySnapshot, state: { ...emptySnapshot.state, sessions: [] } }),
  JSON.stringify({ ...emptySnapshot, state: { ...emptySnapshot.state, browserSession: 7 } }),
  JSON.stringify({ ...emptySnapshot, state: { ...emptySnapshot.state, creditTime: 'soon' } }),
])('a file that contains %j is not overwritten', async (text) => {
  const { stateFile } = await openFolder();
  await writeFile(stateFile, text);
  await expect(openServer({ stateFile })).rejects.toThrow('--fresh');
  expect(await readFile(stateFile, 'utf8')).toBe(text);
});

test('a state file that cannot be written or read is reported at once, with its name and the reason', async () => {
  const { folder, stateFile } = await openFolder();
  const lost = join(folder, 'nowhere/state.json');
  await expect(openServer({ stateFile: lost })).rejects.toThrow(
    `The state file ${lost} cannot be written: its folder does not exist.`,
  );
  await expect(openServer({ stateFile: folder })).rejects.toThrow(
    `The state file ${folder} cannot be read: it is a folder.`,
  );
  await writeFile(stateFile, JSON.stringify(emptySnapshot));
  expect((await openServer({ stateFile })).restored).toBe(true);
});

test('a state file is locked by one server, and a killed server releases it', async () => {
  const { stateFile } = await openFolder();
  const first = await openServer({ stateFile });
  await expect(openServer({ stateFile })).rejects.toThrow(
    `${stateFile} is in use by the process ${process.pid}`,
  );
  await first.close();
  const ended = spawn(process.execPath, ['--version']);
  await once(ended, 'exit');
  await writeFile(`${stateFile}.lock`, String(ended.pid));
  expect((await openServer({ stateFile })).restored).toBe(true);
});

test('every answered change is in the file, so that a killed server loses nothing', async () => {
  const { stateFile } = await openFolder();
  const { browse } = await openServer({ stateFile });
  const names = Array.from({ length: 20 }, (_, index) => `member-${index}`);
  for (const username of names) {
    const form = {
      username,
      email: `${username}@example.com`,
      password: 'secret1',
      confirmPassword: 'secret1',
    };
    expect((await browse().call('POST', '/api/register', form)).status).toBe(201);
    expect(await readFile(stateFile, 'utf8')).toContain(`"${username}"`);
  }
});

test('every answer of the control waits for the file, too', async () => {
  const { stateFile } = await openFolder();
  const { browse } = await openServer({ stateFile });
  for (const scenario of ['creator', 'admin', 'newcomer', 'visitor']) {
    await browse().call('POST', '/api/__mock/reset', { scenario });
    expect(JSON.parse(await readFile(stateFile, 'utf8'))).toMatchObject({ scenario });
  }
});

test('the server is idle while pictures are rendered, so that other calls are answered', async () => {
  const browser = (await openServer()).browse();
  await browser.logIn('demo');
  const before = performance.eventLoopUtilization();
  const pictures = ['a', 'b', 'c'].map((prompt) =>
    browser.call('POST', '/api/generate', { ...anImage, prompt }),
  );
  for (const { status } of await Promise.all(pictures)) expect(status).toBe(200);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test('closing ends pending requests', async () => {
  const { address, world, close } = await openServer();
  world.override({ verb: 'hang' });
  const waiting = openBrowser(address).call('GET', '/api/gallery');
  await expect.poll(() => world.requests()).toHaveLength(1);
  await Promise.all([expect(waiting).rejects.toThrow('fetch failed'), close()]);
});

import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NO_LATENCY } from '../../latency';
import { createWorld } from '../../world';
import { serveWorld } from './server';
import { writeChanges } from './state-file';
import { openBrowser, openServer } from './testing';

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mock-api-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server whose disk has space for this many writes. */
async function serveOnSmallDisk(writes: number) {
  const disk = { writes };
  const file = join(await temporaryFolder(), 'state.json');
  const world = createWorld({ latency: NO_LATENCY, random: Math.random });
  const onError = vi.fn();
  const writer = await writeChanges(world, file, {
    onError,
    async write(draft, text) {
      // What a full disk leaves of a file.
      await writeFile(draft, disk.writes > 0 ? text : text.slice(0, 100));
      if (disk.writes <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      disk.writes -= 1;
    },
  });
  const { Request, Response } = globalThis;
  const { address, close } = await serveWorld(world, { port: 0, beforeAnswer: writer.saved });
  onTestFinished(async () => {
    disk.writes = Infinity;
    await close();
    await writer.stop();
    Object.assign(globalThis, { Request, Response });
  });
  const stored = async () => JSON.parse(await readFile(file, 'utf8'));
  return { disk, file, world, onError, stored, browser: openBrowser(address), address };
}

const form = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: 'secret1',
  confirmPassword: 'secret1',
});

test('with a full disk a change is not confirmed, and all changes are in the file when there is space again', async () => {
  const { disk, file, world, onError, stored, address } = await serveOnSmallDisk(11);
  const names = Array.from({ length: 30 }, (_, index) => `member-${index}`);
  const statuses: number[] = [];
  for (const username of names) {
    const response = await openBrowser(address).call('POST', '/api/register', form(username));
    statuses.push(response.status);
    const accounts: { username: string }[] = (await stored()).state.accounts;
    expect(accounts.some((account) => account.username === username)).toBe(response.status === 201);
  }
  expect(new Set(statuses)).toEqual(new Set([201, 507]));
  expect(onError).toHaveBeenCalledOnce();
  expect(await readdir(join(file, '..'))).not.toContain('state.json.draft');

  disk.writes = Infinity;
  await expect.poll(stored, { timeout: 5_000 }).toEqual(JSON.parse(JSON.stringify(world.snapshot())));
});

test('with a full disk reads are answered, and refusals say why, also to another origin', async () => {
  const { browser, address } = await serveOnSmallDisk(1);
  expect((await browser.call('GET', '/api/gallery')).status).toBe(200);
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { origin: 'http://localhost:5173' },
    body: JSON.stringify({ username: 'demo', password: 'password' }),
  });
  expect(response.status).toBe(507);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect((await response.json()).message).toMatch(
    /^The state file .* cannot be written: the disk is full\.$/,
  );
  expect((await browser.call('GET', '/api/gallery')).status).toBe(200);
});

test.each(['a file', 'nothing yet'])('a link to %s stays a link', async (target) => {
  const folder = await temporaryFolder();
  const [file, link] = [join(folder, 'real.json'), join(folder, 'link.json')];
  await symlink('real.json', link);
  if (target === 'a file') await (await openServer({ stateFile: file })).close();
  const server = await openServer({ stateFile: link });
  await expect(openServer({ stateFile: file })).rejects.toThrow('is in use by the process');
  await server.close();
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect((await openServer({ stateFile: file })).restored).toBe(true);
});

test('a draft that a killed server has left is replaced', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'state.json.draft'), '{"version":');
  const server = await openServer({ stateFile: join(folder, 'state.json') });
  await server.browse().logIn('demo');
  await server.close();
  expect(await readdir(folder)).toEqual(['state.json']);
});

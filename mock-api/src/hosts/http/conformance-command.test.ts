import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@product/api-client';
import type { Report } from '@product/conformance';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { answer, fail } from '../../verbs';
import { openServer } from './testing';

const PACKAGE = fileURLToPath(new URL('../../../../packages/conformance/', import.meta.url));

/** The command in one file, since to translate its modules takes a second of each run. */
const BUNDLE = mkdtempSync(join(tmpdir(), 'conformance-'));
const COMMAND = join(BUNDLE, 'command.mjs');
execFileSync(join(PACKAGE, '../../node_modules/.bin/esbuild'), [
  join(PACKAGE, 'src/bin/conformance.ts'),
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--log-level=error',
  `--outfile=${COMMAND}`,
]);
afterAll(() => rmSync(BUNDLE, { recursive: true }));

/** As the root's script starts it. */
const SOURCE = ['--import', 'tsx', 'src/bin/conformance.ts'];

function start(args: string[], environment: Record<string, string> = {}, command = [COMMAND]) {
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: PACKAGE,
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.error += text));
  const end = async () => {
    const [code] = await once(child, 'close');
    return { code, ...output };
  };
  return { child, end: end() };
}

const run = (...args: string[]) => start(args).end;

test('the command exits with 0 and prints a table if the server keeps every rule', async () => {
  const { address } = await openServer();
  const { code, out, error } = await run(address);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const lines = out.split('\n');
  expect(lines[0]).toBe(`${address} and the documented contract`);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^✓ session\.login\.wrong-password +refusal +The password is wrong\. .*It is refused with 401/,
    ),
  );
  const media = lines.findIndex((line) => line.startsWith('– generation.create.media'));
  expect(lines[media + 1]?.trim()).toBe('skipped: generating was not allowed');
  expect(lines.at(-5)).toMatch(/^\d+ passed, 0 failed, 0 warned, \d+ skipped\.$/);
  expect(lines.at(-4)).toMatch(/^Not tried, since no call shows it: payments/);
  expect(lines.at(-3)).toContain(`Checkouts are at ${address}. `);
  expect(lines.at(-2)).toMatch(/^Left on the server: the account conf\w{6}a, .*, 10 unpaid checkouts\.$/);
  // The help and the README say about twenty.
  expect(Math.abs(20 - (lines.at(-2)?.match(/the account/g)?.length ?? 0))).toBeLessThan(4);
});

test('the command exits with 1 and prints the expected and the received value of a failed rule', async () => {
  const { address, world } = await openServer();
  world.override(answer(endpoints.listGallery, '<!doctype html>'));
  const { code, out } = await run(address, '--read-only');
  expect(code).toBe(1);
  const lines = out.split('\n');
  const gallery = lines.findIndex((line) => line.startsWith('✗ creations.gallery.public'));
  expect(lines.slice(gallery + 1, gallery + 3).map((line) => line.trim())).toEqual([
    'expected GalleryList as JSON',
    'received 200 text/html <!doctype html>',
  ]);
  expect(lines.at(-3)).toMatch(/ 1 failed, /);
});

test('accounts can be given, and --json prints the report as JSON', async () => {
  const { address, world } = await openServer();
  const demo = ['--username', 'demo', '--password', 'password'];
  const { code, out } = await run(address, '--json', ...demo);
  expect(code).toBe(0);
  const report: Report = JSON.parse(out);
  expect(report).toMatchObject({ baseUrl: address, failed: 0, leftBehind: ['2 unpaid checkouts'] });
  expect(report.results).toHaveLength(report.passed + report.skipped);
  expect(world.requests('session.register')).toEqual([]);
});

test('--junit prints JUnit XML, with failures and skipped rules', async () => {
  const { address, world } = await openServer();
  world.override(answer(endpoints.listGallery, '<!doctype html>'));
  const { code, out } = await run(address, '--read-only', '--junit');
  expect(code).toBe(1);
  expect(out).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites tests="\d+" failures="1" skipped="\d+" errors="0">/,
  );
  expect(out).toMatch(
    /<testcase [^>]*name="creations.gallery.public: [^>]*"><failure message="[^"]*received 200 text\/html &lt;!doctype html&gt;">curl --silent/,
  );
  expect(out).toMatch(/<skipped message="skipped: read-only, and no account is given/);
});

test.each([
  ['the first account', ['--username', 'demo', '--password', 'wrong'], 'demo could not log in: 401 '],
  [
    'the second account',
    ['--username', 'demo', '--password', 'password', '--username', 'admin', '--password', 'wrong'],
    'admin could not log in: 401 ',
  ],
])('a wrong password of %s exits with 2 before any check', async (_, accounts, sentence) => {
  const { address } = await openServer();
  const { code, out, error } = await run(address, ...accounts);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(sentence);
});

test('the command reports TLS to a port without it in one sentence', async () => {
  const { address } = await openServer();
  const { code, error } = await run(address.replace('http:', 'https:'));
  expect(code).toBe(2);
  expect(error).toMatch(
    /gives no answer \(none: this port does not speak TLS. Is its address http:\/\/…\?\)\.\n$/,
  );
});

test('the command exits with 2, the reason and a hint at --help on a usage error', async () => {
  const { code, out, error } = await run('http://a.example', '--jsno');
  expect({ code, out, error }).toEqual({ code: 2, out: '', error: "Unknown option '--jsno'. See --help.\n" });
});

test('the command exits with 2 and a message if nothing listens', async () => {
  const { address, close } = await openServer();
  await close();
  const { code, error } = await run(address);
  expect(code).toBe(2);
  expect(error).toContain(`${address} gives no answer (none: `);
});

test('the command prints its help, and lists the rules', async () => {
  const [help, list, json] = await Promise.all([
    start(['--help'], {}, SOURCE).end,
    run('--list', '--only', 'session.login'),
    run('--list', '--json', '--only', 'creations.list.answer'),
  ]);
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('--email-domain DOMAIN') });
  expect(list.out).toMatch(/^session\.login\.wrong-password +refusal +The password is wrong\./m);
  expect(list.out.split('\n').filter((line) => line && !line.startsWith('session.login.'))).toEqual([]);
  expect(JSON.parse(json.out)).toEqual([
    { id: 'creations.list.answer', kind: 'answer', description: expect.any(String) },
  ]);
});

test('a pattern that matches no rule exits with 2', async () => {
  const { code, out, error } = await run('http://a.example', '--only', 'session.log');
  expect({ code, out, error }).toEqual({
    code: 2,
    out: '',
    error: 'No rule and no kind matches "session.log". See --list.\n',
  });
});

test('passwords come from the environment, and no output has them', async () => {
  const { address, world } = await openServer();
  world.override(answer(endpoints.listCreations, '<!doctype html>'));
  const { code, out } = await start([address, '--username', 'demo', '--only', 'creations.list.answer'], {
    CONFORMANCE_PASSWORD: 'password',
  }).end;
  expect(code).toBe(1);
  expect(out).toMatch(
    /^ +curl --silent --show-error --include --header 'cookie: '"\$COOKIE" http:\S+\/api\/creations$/m,
  );
});

test('the curl line of a failure shows it again, with the session of the account', async () => {
  const { address, world } = await openServer();
  world.override(fail(endpoints.listCreations, 500, { message: 'No.' }));
  const { out } = await run(address, '--json', '--only', 'creations.list.answer');
  const [result] = (JSON.parse(out) as Report).results;
  const curl = result && 'curl' in result ? result.curl : '';
  const [, cookie = ''] = /--header 'cookie: ([^']+)'/.exec(curl ?? '') ?? [];
  expect((await fetch(`${address}/api/user`, { headers: { cookie } })).status).toBe(200);
});

test.each([
  [
    '--json',
    (out: string) => expect(JSON.parse(out)).toMatchObject({ results: [], error: /gives no answer/ }),
  ],
  ['--junit', (out: string) => expect(out).toMatch(/errors="1">[^]*<error message="\S+ gives no answer/)],
])('%s has what went wrong with exit code 2', async (format, expectError) => {
  const { address, close } = await openServer();
  await close();
  const { code, out } = await run(address, format);
  expect(code).toBe(2);
  expectError(out);
});

test('the same user twice is one sentence', async () => {
  const { address } = await openServer();
  const environment = { CONFORMANCE_PASSWORD: 'password', CONFORMANCE_PASSWORD_2: 'password' };
  const names = ['--username', 'demo', '--username', 'demo@example.com'];
  const { code, out, error } = await start([address, ...names], environment).end;
  expect({ code, out, error }).toEqual({
    code: 2,
    out: '',
    error: 'demo and demo@example.com are the same user. Give two different ones, or one.\n',
  });
});

/** Rules that save creations, and one that is tried before them. */
const SAVING = ['--only', 'session.login.by-username', '--only', 'creations'];

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the run with 130, a report, and nothing of it in the gallery',
  async (signal) => {
    const { address, world } = await openServer();
    const { child, end } = start([address, ...SAVING, '--delay', '20']);
    await expect
      .poll(() => world.state.creations.filter(({ title }) => title.startsWith('conformance-')).length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    child.kill(signal);
    const { code, out, error } = await end;
    expect(code).toBe(130);
    expect(error).toBe('Deleting what was created. Press Control+C again to end at once.\n');
    expect(out).toMatch(/^✓ session\.login\.by-username /m);
    expect(out).toMatch(/^The run has ended early: interrupted: \d+ of \d+ rules were tried\.$/m);
    expect(world.state.creations.filter(({ title }) => title.startsWith('conformance-'))).toEqual([]);
  },
);

test('Control+C ends a search with 130, its seed, and nothing of it in the gallery', async () => {
  const { address, world } = await openServer();
  const before = world.state.creations.length;
  const { child, end } = start([address, '--search', '60', '--seed', '7', '--only', 'search.sequence']);
  await expect.poll(() => world.requests('creations.save').length, { timeout: 20_000 }).toBeGreaterThan(3);
  child.kill('SIGINT');
  const { code, out } = await end;
  expect(code).toBe(130);
  expect(out).toMatch(
    /interrupted: 0 of 1 rules were tried; the search had played \d+ sequences of --seed 7\.$/m,
  );
  expect(world.state.creations).toHaveLength(before);
});

test('a second Control+C ends the command at once', async () => {
  const { address, world } = await openServer();
  const { child, end } = start([address, '--only', 'creations', '--delay', '20']);
  await expect.poll(() => world.requests('creations.save').length, { timeout: 20_000 }).toBeGreaterThan(0);
  world.override({ verb: 'hang' });
  child.kill('SIGINT');
  // Signals in quick succession are one Control+C, which npm passes on.
  const again = setInterval(() => child.kill('SIGINT'), 100);
  const { code, out } = await end;
  clearInterval(again);
  expect({ code, out }).toEqual({ code: 130, out: '' });
});

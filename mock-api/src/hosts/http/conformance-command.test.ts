import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@product/api-client';
import type { Report } from '@product/conformance';
import { expect, onTestFinished, test } from 'vitest';
import { answer } from '../../verbs';
import { openServer } from './testing';

const PACKAGE = fileURLToPath(new URL('../../../../packages/conformance/', import.meta.url));

/** Runs the command as the root's script does. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/bin/conformance.ts', ...args], {
    cwd: PACKAGE,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.error += text));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

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
  expect(lines.at(-4)).toMatch(/^\d+ passed, 0 failed, 0 warned, \d+ skipped\.$/);
  expect(lines.at(-3)).toMatch(/^Not tried, since no call shows it: payments/);
  expect(lines.at(-2)).toMatch(
    /^Left on the server: the account conformance-\w+-a, .*, 10 unpaid checkouts\.$/,
  );
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
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites tests="\d+" failures="1" skipped="\d+">/,
  );
  expect(out).toMatch(
    /<testcase [^>]*name="creations.gallery.public: [^>]*"><failure message="[^"]*received 200 text\/html &lt;!doctype html&gt;"\/>/,
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

test('help explains every option', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  const source = [
    'register',
    'username',
    'password',
    'allow-generate',
    'media-url',
    'read-only',
    'timeout',
    'json',
    'junit',
    'origin',
  ];
  for (const option of source) expect(out).toContain(`--${option}`);
});

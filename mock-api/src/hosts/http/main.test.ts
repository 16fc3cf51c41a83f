import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MEMBER = fileURLToPath(new URL('../../../', import.meta.url));

function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/hosts/http/main.ts', ...args], {
    cwd: MEMBER,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output.error += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended };
}

test('the server prints its address and the accounts, and exits on a signal', async () => {
  const { child, output, ended } = run('--port', '0', '--scenario', 'creator');
  await expect.poll(() => output.out).toContain('Ctrl-C');
  const [address = ''] = /http:\/\/localhost:\d+/.exec(output.out) ?? [];
  expect((await fetch(`${address}/api/gallery`)).status).toBe(200);
  expect(output.out).toContain('demo, newcomer, subscriber, admin');
  expect(output.out).toContain('Scenario: creator.');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a proxy says what it may be pointed at', async () => {
  const { child, output, ended } = run('--port', '0', '--proxy', 'http://localhost:9999');
  await expect.poll(() => output.out).toContain('Ctrl-C');
  expect(output.out).toMatch(/Calls to http:\/\/localhost:\d+ are passed on to http:\/\/localhost:9999\//);
  expect(output.out).toContain('a staging server whose data may be lost, not production');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('an unknown option exits with 2 and a message', async () => {
  const { output, ended } = run('--prot', '1');
  expect(await ended).toBe(2);
  expect(output.error).toBe("Unknown option '--prot'. See --help.\n");
});

test('a port in use is reported with a solution', async () => {
  const blocker = createServer().listen(0, 'localhost');
  onTestFinished(() => void blocker.close());
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const { output, ended } = run('--port', String(port));
  expect(await ended).toBe(1);
  expect(output.error).toContain(`Port ${port} is in use.`);
  expect(output.error).toContain(`--port ${port + 1}`);
});

test('help explains every option', async () => {
  const { output, ended } = run('--help');
  expect(await ended).toBe(0);
  for (const option of [
    '--host',
    '--port',
    '--latency',
    '--state',
    '--fresh',
    '--scenario',
    '--proxy',
    '--origin',
  ])
    expect(output.out).toContain(option);
});

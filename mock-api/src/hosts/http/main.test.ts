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
  const said = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.error += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
}

test('it prints its address and the accounts, and ends on a signal', async () => {
  const { child, said, ended } = run('--port', '0', '--scenario', 'creator');
  await expect.poll(() => said.out).toContain('Ctrl-C');
  const [address = ''] = /http:\/\/localhost:\d+/.exec(said.out) ?? [];
  expect((await fetch(`${address}/api/gallery`)).status).toBe(200);
  expect(said.out).toContain('demo, newcomer, subscriber, admin');
  expect(said.out).toContain('Scenario: creator.');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('an unknown option ends it with 2 and a sentence', async () => {
  const { said, ended } = run('--prot', '1');
  expect(await ended).toBe(2);
  expect(said.error).toBe("Unknown option '--prot'. See --help.\n");
});

test('a port in use is reported, with what to do', async () => {
  const squatter = createServer().listen(0, 'localhost');
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const { port } = squatter.address() as AddressInfo;
  const { said, ended } = run('--port', String(port));
  expect(await ended).toBe(1);
  expect(said.error).toContain(`Port ${port} is in use.`);
  expect(said.error).toContain(`--port ${port + 1}`);
});

test('help explains every option', async () => {
  const { said, ended } = run('--help');
  expect(await ended).toBe(0);
  for (const option of ['--host', '--port', '--latency', '--state', '--fresh', '--scenario'])
    expect(said.out).toContain(option);
});

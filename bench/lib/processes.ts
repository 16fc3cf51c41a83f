import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitUntilUp } from '../../scripts/lib/ports.mjs';

const TIMEOUT_MS = 30_000;

/** @param path relative to `bench` */
export const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Starts a server in a child process that answers questions over IPC. */
function start(script: string, args: string[], { execArgv = [], ...options }: ForkOptions) {
  const reporting = ['--import', here('servers/report-cpu.mjs')];
  const child = fork(here(script), args, { ...options, execArgv: [...execArgv, ...reporting] });
  const stop = () => void child.kill();
  process.on('exit', stop);
  const ask = async (question: string): Promise<number> => {
    const reply = once(child, 'message');
    child.send(question);
    const [{ answer }] = await reply;
    return answer;
  };
  return { child, ask, stop };
}

/**
 * Starts a server of this folder, which sends its address over IPC.
 * @param message first message to the process
 */
export async function startOwnServer(
  script: string,
  { message, args = [] }: { message?: object; args?: string[] } = {},
) {
  const execArgv = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { child, ask, stop } = start(script, args, { cwd: here('../mock-api'), execArgv });
  if (message) child.send(message);
  const [{ address }] = await once(child, 'message');
  return { address: address as string, ask, stop };
}

/**
 * Starts a third-party server by its CLI's script, a path in `node_modules`.
 * @param address that the server will listen on
 */
export async function startThirdPartyServer(script: string, args: string[], address: string) {
  const { ask, stop } = start(`node_modules/${script}`, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await waitUntilUp(`${address}/api/gallery`, TIMEOUT_MS);
  return { address, ask, stop };
}

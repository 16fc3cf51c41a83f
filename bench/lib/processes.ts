import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** @param path relative to `bench` */
export const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export async function startOwnServer(script: string, { args = [] }: { args?: string[] } = {}) {
  const execArgv = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = fork(here(script), args, { cwd: here('../mock-api'), execArgv });
  const stop = () => void child.kill();
  process.on('exit', stop);
  const [{ address }] = await once(child, 'message');
  return { address: address as string, stop };
}

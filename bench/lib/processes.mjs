import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 30_000;

/** @param {string} path from this folder's parent */
export const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * A server of ours in a process of its own, which says where it listens.
 * @param {string} script
 * @param {object} [given] what it is told first
 */
export async function startOurs(script, given) {
  const child = fork(here(script), {
    cwd: here('../mock-api'),
    execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [],
  });
  if (given) child.send(given);
  const [{ address }] = await once(child, 'message');
  return {
    address: /** @type {string} */ (address),
    /** @param {string} question */
    async ask(question) {
      const answered = once(child, 'message');
      child.send(question);
      const [{ answer }] = await answered;
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

/**
 * Another's server, by its command's own script.
 * @param {string} script
 * @param {string[]} args
 * @param {string} address where it will listen
 */
export async function startTheirs(script, args, address) {
  const child = spawn(process.execPath, [here(`node_modules/${script}`), ...args], { stdio: 'ignore' });
  const stop = () => void child.kill();
  process.on('exit', stop);
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(`${address}/api/gallery`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${script} does not answer.`);
  }
  return { address, stop };
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    await new Promise((done) => setTimeout(done, 100));
    return false;
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 30_000;

/** @param {string} path from this folder's parent */
export const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * A server in a process of its own, which can be asked things.
 * @param {string} script
 * @param {string[]} args
 * @param {import('node:child_process').ForkOptions} options
 */
function start(script, args, { execArgv = [], ...options }) {
  const reporting = ['--import', here('servers/report-cpu.mjs')];
  const child = fork(here(script), args, { ...options, execArgv: [...execArgv, ...reporting] });
  const stop = () => void child.kill();
  process.on('exit', stop);
  /**
   * @param {string} question
   * @returns {Promise<number>}
   */
  const ask = async (question) => {
    const answered = once(child, 'message');
    child.send(question);
    const [{ answer }] = await answered;
    return answer;
  };
  return { child, ask, stop };
}

/**
 * A server of ours, which says where it listens.
 * @param {string} script
 * @param {object} [given] what it is told first
 */
export async function startOurs(script, given) {
  const execArgv = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { child, ask, stop } = start(script, [], { cwd: here('../mock-api'), execArgv });
  if (given) child.send(given);
  const [{ address }] = await once(child, 'message');
  return { address: /** @type {string} */ (address), ask, stop };
}

/**
 * Another's server, by its command's own script.
 * @param {string} script
 * @param {string[]} args
 * @param {string} address where it will listen
 */
export async function startTheirs(script, args, address) {
  const { child, ask, stop } = start(`node_modules/${script}`, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(`${address}/api/gallery`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${script} does not answer.`);
  }
  return { address, ask, stop };
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

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 30_000;

/** @param {string} path relative to `bench` */
export const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Starts a server in a child process that answers questions over IPC.
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
 * Starts a server of this folder, which sends its address over IPC.
 * @param {string} script
 * @param {object} [given] first message to the process
 */
export async function startOurs(script, given) {
  const execArgv = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { child, ask, stop } = start(script, [], { cwd: here('../mock-api'), execArgv });
  if (given) child.send(given);
  const [{ address }] = await once(child, 'message');
  return { address: /** @type {string} */ (address), ask, stop };
}

/**
 * Starts a third-party server by its CLI's script, a path in `node_modules`.
 * @param {string} script
 * @param {string[]} args
 * @param {string} address that the server will listen on
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

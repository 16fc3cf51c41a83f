import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const ORPHAN_CHECK_MS = 500;

/**
 * What a child of ours gets: the workspace's tools first, and nothing of what npm set for the script that called us
 * (it would configure another package manager below it).
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(extra = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const path = [resolve(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(inherited), PATH: path, ...extra };
}

/**
 * Runs a command in this terminal, until it ends or we are told to.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function passThrough(command, args, env = childEnvironment()) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  whenToldToEnd((signal) => child.kill(signal));
  return settled(child);
}

/**
 * Runs a command out of sight.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, args, env = childEnvironment()) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const letGo = endWithUs(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await settled(child).catch((/** @type {Error} */ error) => {
    output += error.message;
    return 127;
  });
  letGo();
  return { code, output };
}

/**
 * Starts a command that runs as long as we do.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function startBesideUs(command, args, cwd = ROOT) {
  const child = spawn(command, args, {
    cwd,
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  endWithUs(child);
  return child;
}

/**
 * A wrapper that is ended leaves its children behind: they are a process group of their own, and all of it is ended.
 * @param {import('node:child_process').ChildProcess} child head of its group
 * @returns what forgets it again
 */
function endWithUs(child) {
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  process.on('exit', end);
  const letGo = whenToldToEnd(() => process.exit(130));
  return () => {
    process.off('exit', end);
    letGo();
  };
}

/**
 * By a signal; or by the end of whoever started us, since npm and shells do not pass every signal on.
 * @param {(signal: NodeJS.Signals) => void} leave
 * @returns what stops listening
 */
function whenToldToEnd(leave) {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || leave('SIGTERM'), ORPHAN_CHECK_MS);
  watch.unref();
  for (const signal of SIGNALS) process.on(signal, leave);
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export const settled = (child) =>
  new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });

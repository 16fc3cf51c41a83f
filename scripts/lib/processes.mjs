import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

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
 * Runs a command in this terminal; signals that reach only us reach it as well.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function passThrough(command, args, env = childEnvironment()) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
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
  const stopWatching = endWithUs(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await settled(child).catch((/** @type {Error} */ error) => {
    output += error.message;
    return 127;
  });
  stopWatching();
  return { code, output };
}

/**
 * Starts a command as the head of a process group of its own, which ends with us.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function startGroup(command, args, env = childEnvironment()) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  endWithUs(child);
  return child;
}

/**
 * Wrappers die and leave their children: the whole group is ended, on every way out.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithUs(child) {
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  const leave = () => process.exit(130);
  process.on('exit', end);
  for (const signal of SIGNALS) process.on(signal, leave);
  return () => {
    process.off('exit', end);
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

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');

/**
 * Whether a module is the command that Node was started with, rather than imported.
 * @param {string} url its `import.meta.url`
 */
export const isMain = (url) => url === pathToFileURL(process.argv[1] ?? '').href;

/** Where commands are found: the workspace's own, then those that one room alone needs. */
const BINARIES = ['.', ...readdirSync(resolve(ROOT, 'tooling')).map((room) => `tooling/${room}`)].map(
  (folder) => resolve(ROOT, folder, 'node_modules/.bin'),
);

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** Seconds rather than less: each check wakes a process that is otherwise idle. */
const ORPHAN_CHECK_MS = 5000;

/**
 * The environment of a child process. The workspace's binaries come first in PATH. Variables that npm set for the
 * calling script (`npm_…`) are removed: they would configure another package manager in the child.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(extra = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const path = [...BINARIES, process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(inherited), PATH: path, ...extra };
}

/**
 * Runs a command in this terminal until it ends or this process receives a signal to end.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function passThrough(command, args, env = childEnvironment()) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  onEndSignal((signal) => child.kill(signal));
  return waitForExit(child);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, args, env = childEnvironment(), cwd = ROOT) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const removeListeners = endWithParent(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await waitForExit(child).catch((/** @type {Error} */ error) => {
    output += error.message;
    return 127;
  });
  removeListeners();
  return { code, output };
}

/**
 * As `capture`, for a command that must succeed.
 * @type {(...parameters: Parameters<typeof capture>) => Promise<string>}
 * @returns its output
 * @throws {Error} with the output if the command fails
 */
export async function run(command, args, ...rest) {
  const { code, output } = await capture(command, args, ...rest);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`);
  return output;
}

/**
 * Starts a command that runs until this process ends.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function startInBackground(command, args, cwd = ROOT) {
  const child = spawn(command, args, {
    cwd,
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  endWithParent(child);
  return child;
}

/**
 * Ends a child's whole process group together with this process: a wrapper that is killed leaves its children running.
 * @param {import('node:child_process').ChildProcess} child leader of its process group
 * @returns a function that removes the listeners
 */
function endWithParent(child) {
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The group has already ended.
    }
  };
  process.on('exit', end);
  const removeListeners = onEndSignal(() => process.exit(130));
  return () => {
    process.off('exit', end);
    removeListeners();
  };
}

/**
 * Calls `end` on a signal, or when the parent process has ended, since npm and shells do not forward every signal.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns a function that removes the listeners
 */
function onEndSignal(end) {
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid === parent || end('SIGTERM'), ORPHAN_CHECK_MS);
  timer.unref();
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export const waitForExit = (child) =>
  new Promise((fulfil, reject) => {
    child.once('error', reject);
    child.once('close', (code) => fulfil(code ?? 1));
  });

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, childEnvironment, ROOT } from '../processes.mjs';

/** Strangers' apps that use the library, in tests/consumers. */
export const CONSUMERS = ['vite', 'vite-tailwind', 'next'];

/** Where they are installed: outside the workspace, or they would find what only we have. */
export const SCRATCH = join(
  tmpdir(),
  `consumers-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`,
);

const SOURCES = join(ROOT, 'tests/consumers');
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', CI: '1' };
const INSTALL = [
  'install',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  '--ignore-scripts',
  '--prefer-offline',
];

/** Copies the apps and the packed packages to the scratch folder, what was installed there before excepted. */
export function layOut() {
  mkdirSync(SCRATCH, { recursive: true });
  for (const name of ['domain', 'ui'])
    cpSync(join(ROOT, `.cache/packages/${name}.tgz`), join(SCRATCH, `${name}.tgz`));
  for (const name of CONSUMERS) {
    const home = join(SCRATCH, name);
    // An installed package of the same version would be kept.
    for (const old of ['node_modules/@product', 'node_modules/.package-lock.json', '.next', 'dist'])
      rmSync(join(home, old), { recursive: true, force: true });
    cpSync(join(SOURCES, name), home, { recursive: true });
    cpSync(join(SOURCES, 'shared'), join(home, 'shared'), { recursive: true });
  }
}

/**
 * @param {string} name
 * @returns {Promise<{ name: string, code: number, output: string, seconds: number }>}
 */
export async function installAndBuild(name) {
  const started = performance.now();
  const home = join(SCRATCH, name);
  const env = childEnvironment(QUIET);
  const installed = await capture('npm', ['--prefix', home, ...INSTALL], env);
  const built =
    installed.code === 0 ? await capture('npm', ['--prefix', home, 'run', 'build'], env) : installed;
  return { name, ...built, seconds: (performance.now() - started) / 1000 };
}

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { tarballOf } from '@tooling/gate/tasks/published.mjs';

/** Folders in tests/consumers: apps that use the packed library. */
export const CONSUMERS = [
  'vite',
  'vite-tailwind',
  'vite-shadcn',
  'vite-registry',
  'vite-ssr',
  'vite-hosts',
  'next',
  'react-router',
] as const;

/** Where they are installed: outside the workspace, so that its own packages do not resolve there. */
export const SCRATCH = join(
  tmpdir(),
  `consumers-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`,
);

const SOURCES = join(ROOT, 'tests/consumers');
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', CI: '1' };

/** Each app sees only what it lists itself. `@product/ui` depends on a version that no registry has. */
const WORKSPACE = `packages: [${CONSUMERS.join(', ')}]
overrides:
  '@product/domain': file:domain.tgz
`;

export function layOut() {
  rmSync(SCRATCH, { recursive: true, force: true });
  mkdirSync(SCRATCH, { recursive: true });
  writeFileSync(join(SCRATCH, 'package.json'), '{ "private": true }');
  writeFileSync(join(SCRATCH, 'pnpm-workspace.yaml'), WORKSPACE);
  for (const name of ['domain', 'ui']) cpSync(join(ROOT, tarballOf(name)), join(SCRATCH, `${name}.tgz`));
  for (const name of CONSUMERS) {
    const home = join(SCRATCH, name);
    cpSync(join(SOURCES, name), home, { recursive: true });
    cpSync(join(SOURCES, 'shared'), join(home, 'shared'), { recursive: true });
  }
}

/** Installs all apps from pnpm's store. npm, once for each app, takes many times the processor time. */
export const install = () =>
  capture('pnpm', [
    '--dir',
    SCRATCH,
    'install',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-frozen-lockfile',
  ]);

export async function build(name: string) {
  const started = performance.now();
  const built = await capture('pnpm', ['--dir', join(SCRATCH, name), 'build'], childEnvironment(QUIET));
  return { name, ...built, seconds: (performance.now() - started) / 1000 };
}

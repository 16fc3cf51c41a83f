import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { capture, childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { PUBLISHED, tarballOf } from '@tooling/gate/tasks/published.mjs';
import { examples } from '@tooling/packages/check/readme.ts';
import { SCRATCH } from './apps.ts';

interface Manager {
  /** Its field of package.json that puts the packed packages in place of those of a registry, which has none. */
  overrides: (tarballs: Record<string, string>) => object;
  command: string[];
  files?: (registry: string) => Record<string, string>;
}

const MANAGERS: Record<string, Manager> = {
  npm: {
    overrides: (overrides) => ({ overrides }),
    command: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
  },
  // What a package does not list itself, it cannot import.
  pnpm: {
    overrides: () => ({}),
    command: ['pnpm', 'install', '--ignore-scripts', '--prefer-offline'],
  },
  // Plug'n'Play: there is no node_modules, and peers are never added.
  yarn: {
    overrides: (resolutions) => ({ resolutions }),
    command: ['yarn', 'install', '--mode=skip-build'],
    files: (registry) => ({
      '.yarnrc.yml': `npmRegistryServer: '${registry}'\nenableTelemetry: false\nenableImmutableInstalls: false\n`,
      'yarn.lock': '',
    }),
  },
};

/** It takes seconds; npm has been seen to hang without a connection, and is then started a second time. */
const INSTALL_MS = 120_000;

/** Each has an example that begins with nothing but what its README installs. */
const TRIED = ['ui', 'studio'];

/**
 * Installs what the READMEs say with each package manager, and bundles their first example of a page. Returns one text
 * for each failure.
 */
export async function findRefusingManagers(): Promise<string[]> {
  const registry = (await capture('pnpm', ['config', 'get', 'registry'])).output.trim();
  const tries = Object.keys(MANAGERS).map(async (manager) => {
    const failures: string[] = [];
    for (const folder of TRIED) failures.push(...(await follow(manager, folder, registry)));
    return failures;
  });
  return (await Promise.all(tries)).flat();
}

async function follow(manager: string, folder: string, registry: string): Promise<string[]> {
  const { overrides, command, files } = MANAGERS[manager] as Manager;
  const readme = join(ROOT, 'packages', folder, 'README.md');
  const [, named = ''] = /^npm install (.*)$/m.exec(readFileSync(readme, 'utf8')) ?? [];
  const home = `${SCRATCH}-${manager}-${folder}`;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const tarballs = Object.fromEntries(PUBLISHED.map((name) => [`@product/${name}`, `file:./${name}.tgz`]));
  for (const name of PUBLISHED) cpSync(join(ROOT, tarballOf(name)), join(home, `${name}.tgz`));
  // The versions of the workspace: the newest one may have been published a minute ago.
  const require = createRequire(join(ROOT, 'packages', folder, 'package.json'));
  const versionOf = (name: string): string => require(`${name}/package.json`).version;
  const dependencies = Object.fromEntries(
    named.split(' ').map((name) => [name, tarballs[name] ?? versionOf(name)]),
  );
  const written = {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies, ...overrides(tarballs) }),
    'page.tsx': examples(readme).find(({ text }) => text.includes('createRoot('))?.text ?? '',
    'pnpm-workspace.yaml': `overrides: ${JSON.stringify(tarballs)}`,
    ...files?.(registry),
  };
  for (const [file, text] of Object.entries(written)) writeFileSync(join(home, file), text);
  const [program = '', ...args] = command;
  const installOnce = () => capture(program, args, childEnvironment(), home, INSTALL_MS);
  let { code, output } = await installOnce();
  if (code !== 0) ({ code, output } = await installOnce());
  if (code !== 0) return [`${manager} does not install @product/${folder} as its README says:\n${output}`];
  try {
    await build({
      entryPoints: ['page.tsx'],
      absWorkingDir: home,
      bundle: true,
      write: false,
      outdir: 'built',
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      loader: { '.avif': 'empty', '.woff2': 'empty' },
    });
    console.log(`The example of @product/${folder} builds with ${manager}.`);
    return [];
  } catch (error) {
    return [`The example of @product/${folder} does not build with ${manager}:\n${String(error)}`];
  }
}

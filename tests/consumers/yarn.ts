import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { capture, childEnvironment, ROOT } from '@tooling/gate/processes.mjs';
import { PUBLISHED, tarballOf } from '@tooling/gate/tasks/published.mjs';
import { examples } from '@tooling/packages/check/readme.ts';
import { SCRATCH } from './apps.ts';

/** Each has an example that begins with nothing but what its README installs. */
const TRIED = ['ui', 'studio'];

/**
 * Installs what the READMEs say with Yarn's Plug'n'Play, and bundles their first example of a page. It is the strictest:
 * there is no node_modules, peers are never added, and what a package does not list itself, it cannot import.
 * tests/release installs with npm and pnpm. Returns one text for each failure.
 */
export async function findRefusals(): Promise<string[]> {
  const registry = (await capture('pnpm', ['config', 'get', 'registry'])).output.trim();
  const failures: string[] = [];
  for (const folder of TRIED) failures.push(...(await follow(folder, registry)));
  return failures;
}

async function follow(folder: string, registry: string): Promise<string[]> {
  const readme = join(ROOT, 'packages', folder, 'README.md');
  const [, named = ''] = /^npm install (.*)$/m.exec(readFileSync(readme, 'utf8')) ?? [];
  const home = `${SCRATCH}-yarn-${folder}`;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  // In place of those of a registry, which has none.
  const resolutions = Object.fromEntries(PUBLISHED.map((name) => [`@product/${name}`, `file:./${name}.tgz`]));
  for (const name of PUBLISHED) cpSync(join(ROOT, tarballOf(name)), join(home, `${name}.tgz`));
  // The versions of the workspace: the newest one may have been published a minute ago.
  const require = createRequire(join(ROOT, 'packages', folder, 'package.json'));
  const versionOf = (name: string): string => require(`${name}/package.json`).version;
  const dependencies = Object.fromEntries(
    named.split(' ').map((name) => [name, resolutions[name] ?? versionOf(name)]),
  );
  const files = {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies, resolutions }),
    'page.tsx': examples(readme).find(({ text }) => text.includes('createRoot('))?.text ?? '',
    '.yarnrc.yml': `npmRegistryServer: '${registry}'\nenableTelemetry: false\nenableImmutableInstalls: false\n`,
    'yarn.lock': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
  const { code, output } = await capture('yarn', ['install', '--mode=skip-build'], childEnvironment(), home);
  if (code !== 0) return [`Yarn does not install @product/${folder} as its README says:\n${output}`];
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
    console.log(`The example of @product/${folder} builds with Yarn.`);
    return [];
  } catch (error) {
    return [`The example of @product/${folder} does not build with Yarn:\n${String(error)}`];
  }
}

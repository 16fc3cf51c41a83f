import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, childEnvironment } from '../../scripts/lib/processes.mjs';
import type { Registry } from './registry.ts';

export interface Project {
  folder: string;
  close: () => void;
}

/** How a package manager installs what package.json names. Dependencies of our packages run no scripts. */
const INSTALL = {
  npm: ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
  pnpm: ['install', '--ignore-scripts', '--prefer-offline'],
};

/** Our packages are newer than pnpm allows by default. */
const PNPM_SETTINGS = `minimumReleaseAgeExclude: ['@product/*']\n`;

/**
 * Creates an empty project and installs into it: our packages from the given registry, all others from the one that
 * this machine is configured for.
 * @param dependencies ranges by name
 */
export async function install(
  manager: 'npm' | 'pnpm',
  dependencies: Record<string, string>,
  { address }: Registry,
): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), `${manager}-project-`));
  const close = () => rmSync(folder, { recursive: true, force: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }, null, 2),
  );
  writeFileSync(join(folder, '.npmrc'), `@product:registry=${address}\n`);
  if (manager === 'pnpm') writeFileSync(join(folder, 'pnpm-workspace.yaml'), PNPM_SETTINGS);
  const { code, output } = await capture(manager, INSTALL[manager], childEnvironment(), folder);
  if (code !== 0) {
    close();
    throw new Error(`${manager} does not install ${JSON.stringify(dependencies)}:\n${output}`);
  }
  return { folder, close };
}

/** The version of an installed package. */
export const versionOf = ({ folder }: Project, name: string): string =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The lowest version of a range such as `^18.0.0 || ^19.0.0`. */
export const lowest = (range: string) => /\d+\.\d+\.\d+/.exec(range)?.[0] ?? range;

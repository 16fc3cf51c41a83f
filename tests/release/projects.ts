import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '@tooling/packages/check/consumer-project.ts';
import { capture, childEnvironment } from '@tooling/gate/processes.mjs';
import type { Registry } from './registry.ts';

export interface Project {
  folder: string;
  /** Writes a file, and returns its path. */
  write: (file: string, text: string) => string;
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
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  write('.npmrc', `@product:registry=${address}\n`);
  if (manager === 'pnpm') write('pnpm-workspace.yaml', PNPM_SETTINGS);
  const { code, output } = await capture(manager, INSTALL[manager], childEnvironment(), folder);
  if (code !== 0) {
    close();
    throw new Error(`${manager} does not install ${JSON.stringify(dependencies)}:\n${output}`);
  }
  return { folder, write, close };
}

export const installed = ({ folder }: Project, name: string): Manifest & { version: string } =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));

/** The lowest version of a range such as `^18.0.0 || ^19.0.0`. */
export const lowest = (range: string) => /\d+\.\d+\.\d+/.exec(range)?.[0] ?? range;

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';
import { tarballOf } from '@tooling/gate/tasks/published.mjs';

export const HOST_OPTIONS = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  strict: true,
};

export interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export type ConsumerProject = ReturnType<typeof createConsumerProject>;

/**
 * Creates an empty consumer project outside the workspace. It contains the packed packages and, of other packages, only
 * those that they declare.
 * @param packages their folders in `packages`
 * @param alsoInstalled packages that the project itself would install, linked from this workspace
 */
export function createConsumerProject(packages: string[], alsoInstalled: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const modules = join(folder, 'node_modules');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const installed = packages.map((name) => ({
    home: `packages/${name}`,
    manifest: unpack(tarballOf(name), modules),
  }));
  const ownNames = new Set(installed.map(({ manifest }) => manifest.name));
  const required = installed.flatMap(({ home, manifest }) =>
    declared(manifest).map((name) => ({ name, home })),
  );
  const added = alsoInstalled.map((name) => ({ name, home: '.' }));
  for (const { name, home } of [...required, ...added].filter(({ name }) => !ownNames.has(name))) {
    link(join(ROOT, home, 'node_modules', name), join(modules, name));
  }
  return {
    folder,
    manifests: installed.map(({ manifest }) => manifest),
    homes: installed.map(({ manifest }) => join(modules, manifest.name)),
    write(file: string, text: string) {
      writeFileSync(join(folder, file), text);
      return join(folder, file);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const declared = ({ dependencies, peerDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...peerDependencies });

/** Finds dependencies that are pinned to one version: a host that has another gets two copies. Returns one sentence for each. */
export function findPins({ name, dependencies }: Manifest) {
  return Object.entries(dependencies ?? {})
    .filter(([, range]) => /^\d/.test(range))
    .map(
      ([dependency, range]) =>
        `${name} asks for exactly ${dependency}@${range}: use the catalog "published", which has ranges, or "workspace:^".`,
    );
}

function unpack(tarball: string, modules: string): Manifest {
  const manifest = JSON.parse(
    execFileSync('tar', ['-xzOf', join(ROOT, tarball), 'package/package.json'], { encoding: 'utf8' }),
  );
  const home = join(modules, manifest.name);
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', join(ROOT, tarball), '--strip-components=1', '-C', home]);
  return manifest;
}

function link(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  symlinkSync(realpathSync(from), to);
}

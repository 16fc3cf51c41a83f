import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes.mjs';

/** @type {{ folder: string, name: string, dependencies: Record<string, string>, peerDependencies?: Record<string, string> }[]} */
const manifests = readdirSync(join(ROOT, 'packages')).flatMap((folder) => {
  const file = join(ROOT, 'packages', folder, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { private: true };
  return manifest.private ? [] : [{ ...manifest, folder }];
});

/** Folders in `packages` that are published. A package comes after those that it depends on. */
export const PUBLISHED = [...new Set(manifests.flatMap(withDependencies))];

/**
 * @param {(typeof manifests)[number]} manifest
 * @returns {string[]}
 */
function withDependencies({ folder, dependencies, peerDependencies }) {
  const needed = manifests.filter(({ name }) => name in { ...dependencies, ...peerDependencies });
  return [...needed.flatMap(withDependencies), folder];
}

/**
 * Where the task `packages` packs a package, in a checkout.
 * @param {string} name its folder in `packages`
 */
export const tarballOf = (name) => `.cache/packages/${name}.tgz`;

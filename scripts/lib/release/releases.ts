import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from '../packages/published.mjs';

/** Where `changeset pack` writes the tarballs and their plan, in a checkout. */
export const OUT = '.cache/release';

export interface Release {
  name: string;
  version: string;
  access: string;
  /** In `packages`. */
  folder: string;
  /** In the checkout. */
  tarball: string;
}

/** The releases of the plan that `changeset pack` has written: packages whose version the registry does not have. */
export function readReleases(checkout: string): Release[] {
  const { plan } = JSON.parse(readFileSync(join(checkout, OUT, 'publish-plan.json'), 'utf8'));
  return plan.flat().map(({ name, version, access, tarball }: Release & { tarball: { path: string } }) => ({
    name,
    version,
    access,
    folder: PUBLISHED.find((folder) => name.endsWith(`/${folder}`)) ?? '',
    tarball: join(OUT, tarball.path),
  }));
}

/**
 * Finds releases whose tarball is not byte for byte the one that the task `packages` has checked. Returns one sentence
 * for each.
 */
export function findUnchecked(checkout: string, releases: Release[]): string[] {
  return releases
    .filter(({ folder, tarball }) => {
      const checked = join(checkout, `.cache/packages/${folder}.tgz`);
      return !existsSync(checked) || !readFileSync(checked).equals(readFileSync(join(checkout, tarball)));
    })
    .map(({ name }) => `${name} was packed with another content than the one that was checked.`);
}

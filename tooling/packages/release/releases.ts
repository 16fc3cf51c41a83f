import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED, tarballOf } from '@tooling/gate/tasks/published.mjs';

/** Where `changeset pack` writes the tarballs and their plan, in a checkout. */
export const OUT = '.cache/release';

/** The plan, in a checkout: packages whose version the registry does not have. */
export const PLAN_FILE = join(OUT, 'publish-plan.json');

interface Planned {
  name: string;
  version: string;
  access: string;
}

export interface Release extends Planned {
  /** In `packages`. */
  folder: string;
  /** In the checkout. */
  tarball: string;
}

const readPlan = <Entry extends Planned>(checkout: string): Entry[] =>
  JSON.parse(readFileSync(join(checkout, PLAN_FILE), 'utf8')).plan.flat();

export const isEmptyPlan = (checkout: string) => readPlan(checkout).length === 0;

export function readReleases(checkout: string): Release[] {
  return readPlan<Planned & { tarball: { path: string } }>(checkout).map(
    ({ name, version, access, tarball }) => ({
      name,
      version,
      access,
      folder: PUBLISHED.find((folder) => name.endsWith(`/${folder}`)) ?? '',
      tarball: join(OUT, tarball.path),
    }),
  );
}

/**
 * Finds releases whose tarball is not byte for byte the one that the task `packages` has checked. Returns one sentence
 * for each.
 */
export function findUnchecked(checkout: string, releases: Release[]): string[] {
  return releases
    .filter(({ folder, tarball }) => {
      const checked = join(checkout, tarballOf(folder));
      return !existsSync(checked) || !readFileSync(checked).equals(readFileSync(join(checkout, tarball)));
    })
    .map(({ name }) => `${name} was packed with another content than the one that was checked.`);
}

import type { Changes } from './surface.ts';

export const SIZES = ['none', 'patch', 'minor', 'major'] as const;
export type Size = (typeof SIZES)[number];

/** The smallest version step that a change of the surface allows: https://semver.org, where 0.x may break in a minor. */
export function requiredSize(version: string, { added, removed, changed }: Changes): Size {
  if (removed.length + changed.length > 0) return version.startsWith('0.') ? 'minor' : 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/**
 * Finds a package whose surface has changed since its last version by more than its changesets say. Returns one
 * sentence.
 * @param version the last one
 * @param announced the step that the package's changesets add up to
 */
export function findUnannounced(name: string, version: string, changes: Changes, announced: Size): string[] {
  const required = requiredSize(version, changes);
  if (SIZES.indexOf(announced) >= SIZES.indexOf(required)) return [];
  const has = announced === 'none' ? 'has no changeset' : `has changesets for a ${announced} only`;
  return [
    `${name} ${has}, but its surface since ${version} needs a ${required}: ${summarise(changes)}. Run pnpm changeset.`,
  ];
}

/** Such as: removed @product/ui Button; added @product/ui Link. */
export const summarise = (changes: Changes): string =>
  (['removed', 'changed', 'added'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => `${kind} ${changes[kind].slice(0, 5).join(', ')}${more(changes[kind].length - 5)}`)
    .join('; ');

const more = (count: number) => (count > 0 ? ` and ${count} more` : '');

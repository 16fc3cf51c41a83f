import { expect, test } from 'vitest';
import { findUnannounced, requiredSize, type Size } from './rule.ts';
import type { Changes } from './surface.ts';

const changes = (some: Partial<Changes>): Changes => ({ added: [], removed: [], changed: [], ...some });

test.each<[string, Partial<Changes>, Size]>([
  ['0.3.0', {}, 'none'],
  ['0.3.0', { added: ['Link'] }, 'minor'],
  ['0.3.0', { removed: ['Link'] }, 'minor'],
  ['0.3.0', { changed: ['Link'] }, 'minor'],
  ['1.2.0', { added: ['Link'] }, 'minor'],
  ['1.2.0', { removed: ['Link'] }, 'major'],
  ['1.2.0', { changed: ['Link'], added: ['Button'] }, 'major'],
  ['10.0.0', { changed: ['Link'] }, 'major'],
])('after %s, %o needs %s', (version, some, size) => {
  expect(requiredSize(version, changes(some))).toBe(size);
});

test('a changeset of the needed size or more is enough', () => {
  const removed = changes({ removed: ['@product/ui Link'] });
  expect(findUnannounced('@product/ui', '1.2.0', removed, 'major')).toEqual([]);
  expect(findUnannounced('@product/ui', '0.2.0', removed, 'major')).toEqual([]);
  expect(findUnannounced('@product/ui', '1.2.0', changes({}), 'none')).toEqual([]);
});

test('a smaller changeset or none is reported, with the changes', () => {
  const found = findUnannounced(
    '@product/ui',
    '1.2.0',
    changes({ removed: ['@product/ui Link'], added: ['1', '2', '3', '4', '5', '6', '7'] }),
    'minor',
  );
  expect(found).toEqual([
    '@product/ui has changesets for a minor only, but its surface since 1.2.0 needs a major: removed @product/ui Link; added 1, 2, 3, 4, 5 and 2 more. Run pnpm changeset.',
  ]);
  expect(findUnannounced('@product/ui', '0.2.0', changes({ added: ['Link'] }), 'none')).toEqual([
    expect.stringContaining('@product/ui has no changeset'),
  ]);
});

import { expect, test } from 'vitest';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { findMissingGuides } from './guides.ts';

test('a guide that the README names and the package lacks is reported', () => {
  const home = temporaryFolder({ 'README.md': '`guides/a.md`, `guides/b.md`', 'guides/a.md': '# A' });
  expect(findMissingGuides(home)).toEqual([
    expect.stringMatching(/README\.md names guides\/b\.md, which is not packed\.$/),
  ]);
});

import { expect, test } from 'vitest';
import { findMissingSources } from './missing-sources.ts';

const MAP = JSON.stringify({ sources: ['../../src/button/button.tsx'] });

test('a declaration without a map, and one whose source is missing, are found', () => {
  const files = {
    'dist/button/button.d.ts': '',
    'dist/button/button.d.ts.map': MAP,
    'dist/card.d.ts': '',
    'dist/css.d.ts': '',
    'src/stories.d.ts': '',
  };
  expect(findMissingSources(files, (file) => file === 'src/button/button.tsx')).toEqual([
    'dist/card.d.ts has no map to its source.',
  ]);
  expect(findMissingSources(files, () => false)).toContain(
    'dist/button/button.d.ts leads to src/button/button.tsx, which the package does not contain.',
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../processes.mjs';
import { PUBLISHED } from './published.mjs';

test('a package is published after those that it depends on', () => {
  const manifests = PUBLISHED.map((folder) =>
    JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8')),
  );
  const names = manifests.map(({ name }) => name);
  for (const [index, { dependencies }] of manifests.entries()) {
    const needed = names.filter((name) => name in dependencies);
    expect(names.slice(0, index)).toEqual(expect.arrayContaining(needed));
  }
  expect(names).toContain('@product/domain');
});

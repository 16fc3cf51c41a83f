import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@tooling/gate/processes.mjs';
import { PUBLISHED } from '@tooling/gate/tasks/published.mjs';
import { guidesOf, toPackaged } from './copy-guides.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { repository } = JSON.parse(read('package.json'));

test.each(PUBLISHED)('%s names the addresses that follow from the repository', (folder) => {
  expect(JSON.parse(read(`packages/${folder}/package.json`))).toMatchObject({
    homepage: `${repository}/tree/main/packages/${folder}#readme`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
    bugs: `${repository}/issues`,
  });
});

test.each(PUBLISHED)('the guides that the README of %s names are in the package', (folder) => {
  const { files } = JSON.parse(read(`packages/${folder}/package.json`));
  const readme = read(`packages/${folder}/README.md`);
  const guides = guidesOf(readme);
  expect(readme).not.toContain('docs/guides');
  expect(guides.filter((name) => !existsSync(join(ROOT, 'docs/guides', name)))).toEqual([]);
  expect(files.includes('guides')).toBe(guides.length > 0);
});

test('links of a copied guide lead to guides beside it, and otherwise to the repository', () => {
  const guide = '[a](a.md#top) [b](b.md#top) [c](../../packages/c.css) [d](https://d.example) [e](#e)';
  expect(toPackaged(guide, ['a.md'], 'https://r.example')).toBe(
    '[a](a.md#top) [b](https://r.example/blob/main/docs/guides/b.md#top) [c](https://r.example/blob/main/packages/c.css) [d](https://d.example) [e](#e)',
  );
});

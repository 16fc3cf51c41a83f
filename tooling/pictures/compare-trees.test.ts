import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@tooling/gate/testing.ts';
import { compareTrees } from './compare-trees.ts';

function write(tree: string) {
  const file = join(temporaryFolder(), 'tree.txt');
  writeFileSync(file, `${tree}\n`);
  return file;
}

const TREE = `- main:
  - heading "Gallery" [level=2]
  - button "Menu" [expanded=false]
  - status: Saved
  - button "Save"`;

test.each([
  ['button "Save"', 'button', 'button "Save" lost its name'],
  ['button "Save"', 'button "Save Save"', 'button "Save" became button "Save Save"'],
  ['button "Save"', 'link "Save"', 'button "Save" became link "Save"'],
  [' [expanded=false]', '', 'button "Menu" [expanded=false] became button "Menu"'],
  ['level=2', 'level=4', 'heading "Gallery" [level=2] became heading "Gallery" [level=4]'],
  ['status: Saved', 'status', 'status: Saved became status'],
  ['\n  - status: Saved', '', 'status: Saved is gone'],
  ['- main:\n', '- main:\n  - button "Close"\n', 'button "Close" is new'],
])('%o → %o: %s', async (before, after, sentence) => {
  const difference = await compareTrees(write(TREE), write(TREE.replace(before, after)));
  expect(difference?.sentences).toEqual([sentence]);
});

test('what has moved is named, and nothing else', async () => {
  const moved = TREE.replace('\n  - status: Saved', '').replace('- main:', '- main:\n  - status: Saved');
  const difference = await compareTrees(write(TREE), write(moved));
  expect(difference?.sentences).toEqual(['status: Saved is in another place']);
  expect(difference?.diff).toContain('+  - status: Saved');
});

test('without one of the trees there is no difference', async () => {
  expect(await compareTrees('missing.txt', write(TREE))).toBeUndefined();
});

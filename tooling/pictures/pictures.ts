// Takes pictures of the stories and compares them with their baselines. docs/guides/review-looks.md describes its use.
//   node tooling/pictures/pictures.ts [names] [--update [--machine]]   names: of story files or titles, such as Components/Button
//   node tooling/pictures/pictures.ts --select                        chooses the story files that npm test takes pictures of
//   node tooling/pictures/pictures.ts --check                         compares those pictures
import { parseArgs } from 'node:util';
import { ensureChromium } from '@tooling/gate/chromium.mjs';
import { checkPictures } from './check.ts';
import { readSelection, selectStories, storyFiles, writeSelection } from './selection.ts';
import { updateBaselines } from './update.ts';
import { childEnvironment, passThrough } from '@tooling/gate/processes.mjs';
import { PICTURE_WORKERS, STORY_WORKERS, storyTests } from '@tooling/gate/tasks/story-tests.mjs';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    select: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    machine: { type: 'boolean', default: false },
  },
});
if (values.select) {
  writeSelection(await selectStories());
  process.exit(0);
}
if (values.check) {
  const { files, sentence } = readSelection();
  console.log(sentence);
  if (files.length === 0) process.exit(0);
}

const isWhole = names.length === 0 && !values.check;

const files = names.length === 0 ? [] : storyFiles(names);
if (names.length > 0 && files.length === 0) {
  console.error(
    `No story file has ${names.join(' or ')} in its path or title. An example: npm run test:pictures -- Components/Button`,
  );
  process.exit(2);
}

let testsFailed = false;
if (!values.check) {
  await ensureChromium();
  const args = [...storyTests(PICTURE_WORKERS), '--reporter=dot', ...files];
  const env = childEnvironment({ NODE_ENV: 'production', PICTURES: 'alone' });
  testsFailed = (await passThrough('vitest', args, env)) !== 0;
}

const { isRight, sentences } =
  values.update && !testsFailed
    ? updateBaselines({ isWhole, otherMachine: values.machine })
    : await checkPictures({ isWhole, workers: values.check ? STORY_WORKERS : PICTURE_WORKERS });
for (const sentence of sentences) console.log(sentence);
if (testsFailed && values.update) console.log('Stories failed: nothing was updated.');
process.exit(isRight && !testsFailed ? 0 : 1);

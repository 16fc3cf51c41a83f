// Takes pictures of the stories and compares them with their baselines. docs/guides/review-looks.md describes its use.
//   node tooling/pictures/pictures.ts [names] [--update [--machine]]   names: of story files or titles, such as Components/Button
//   node tooling/pictures/pictures.ts --select                        chooses the story files that npm test takes pictures of
//   node tooling/pictures/pictures.ts --check                         compares those pictures
import { parseArgs } from 'node:util';
import { ensureChromium } from '@tooling/gate/chromium.mjs';
import { checkPictures } from './check.ts';
import { readSelection, selectStories, storyFiles, writeSelection } from './selection.ts';
import { childEnvironment, passThrough } from '@tooling/gate/processes.mjs';
import { PICTURE_WORKERS, STORY_WORKERS, storyTests } from '@tooling/gate/tasks/story-tests.mjs';
import { readBaselines, writeBaselines } from './baselines.ts';
import { accept, judge } from './judge.ts';
import { count } from './sentences.ts';
import { readTaken } from './taken.ts';

interface Options {
  isWhole: boolean;
  /** Whether this machine may become that of the baselines. */
  otherMachine: boolean;
}

function updateBaselines({ isWhole, otherMachine }: Options) {
  const baselines = readBaselines();
  const taken = readTaken();
  const { changed, added, orphaned, lostModes, isSameMachine } = judge(baselines, taken, isWhole);
  const isFirst = Object.keys(baselines.stories).length === 0;
  if (!isFirst && !isSameMachine && !(otherMachine && isWhole)) {
    return {
      isRight: false,
      sentences: [
        `Nothing was updated: this machine (Chromium ${taken.browser}) renders differently from that of the baselines (Chromium ${baselines.browser}), and a file of baselines is of one machine. Update them where they were made, or make them all here: npm run test:pictures -- --update --machine`,
      ],
    };
  }
  writeBaselines(accept(baselines, taken, isWhole));
  return {
    isRight: true,
    sentences: [
      `Baselines: ${count(Object.keys(changed).length, 'story', 'stories')} updated, ${added.length} added, ${orphaned.length + lostModes.length} removed.`,
    ],
  };
}

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

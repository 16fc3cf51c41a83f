import { readBaselines, writeBaselines } from './baselines.ts';
import { accept, judge } from './judge.ts';
import { count } from './sentences.ts';
import { readTaken } from './taken.ts';

interface Options {
  isWhole: boolean;
  /** Whether this machine may become that of the baselines. */
  otherMachine: boolean;
}

/** Accepts the pictures of the last run. */
export function updateBaselines({ isWhole, otherMachine }: Options) {
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

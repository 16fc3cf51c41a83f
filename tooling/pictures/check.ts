import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readBaselines, type Baselines } from './baselines.ts';
import { baselinesAt, findBase, isOnlyBaselines, removeBase, takeBasePictures } from './base.ts';
import { isTree, REPORT } from './files.ts';
import { judge } from './judge.ts';
import { countDifferent, gatherPictures, writeReport, type ReportedPicture } from './report.ts';
import { count, list } from './sentences.ts';
import { filterModes, takeAgain, type Changed } from './take-again.ts';
import { readTaken, type Taken } from './taken.ts';

interface Checked {
  isRight: boolean;
  sentences: string[];
}

interface Run {
  /** Whether it took the pictures of all stories. */
  isWhole: boolean;
  /** Pages that took pictures in parallel. */
  workers: number;
}

/** Compares the pictures of the last run with their baselines, and writes the report if some differ. */
export async function checkPictures({ isWhole, workers }: Run): Promise<Checked> {
  // Where nothing differs, the report of an earlier comparison would be opened.
  rmSync(REPORT, { recursive: true, force: true });
  const baselines = readBaselines();
  const taken = readTaken();
  const pictures = Object.values(taken.stories).flatMap(({ hashes }) => Object.keys(hashes));
  if (pictures.length === 0) {
    return { isRight: false, sentences: ['No picture was taken: look at the story tests above.'] };
  }
  const { changed, added, orphaned, lostModes, isSameMachine } = judge(baselines, taken, isWhole);
  const faults = [
    ...added.map((story) => `${story} has no baseline. Look at .cache/pictures/taken/${story}/`),
    ...orphaned.map((story) => `${story} has a baseline and was not pictured: renamed, removed or failed`),
    ...lostModes.map((mode) => `${mode} has a baseline and was not pictured`),
  ];
  const retaken = isSameMachine
    ? await takeAgain(changed, taken, baselines.stories)
    : { changed, sentences: [] };
  const compared =
    Object.keys(retaken.changed).length === 0
      ? { isRight: true, sentences: [] }
      : await compareWithBase({ changed: retaken.changed, baselines, taken, isSameMachine });
  const total = count(pictures.length, 'picture or tree', 'pictures and trees');
  const time = `they took ${Math.round(taken.ms / 1000 / workers)} s of each of ${workers} workers`;
  const isRight = faults.length === 0 && compared.isRight;
  return {
    isRight,
    sentences: [
      ...retaken.sentences,
      ...compared.sentences,
      ...(faults.length > 0 ? [`${list(faults)}\nIf that is right: npm run test:pictures -- --update`] : []),
      isRight
        ? `${total} of ${count(Object.keys(taken.stories).length, 'story', 'stories')} as before; ${time}.`
        : `${total} taken; ${time}.`,
    ],
  };
}

interface Change {
  changed: Changed;
  baselines: Baselines;
  taken: Taken;
  isSameMachine: boolean;
}

/**
 * Renders the base commit's stories here. On the machine of the baselines a hash that differs is a change, as is that of
 * a tree everywhere, and the base commit is for the report. Elsewhere a picture has changed if it differs from the base
 * commit's, and its baseline has not been updated since.
 */
async function compareWithBase({ changed, baselines, taken, isSameMachine }: Change): Promise<Checked> {
  const base = await findBase();
  const machine = `This machine (Chromium ${taken.browser}) renders differently from that of the baselines (Chromium ${baselines.browser})`;
  const isComparable = base && !isSameMachine && !(await isOnlyBaselines(base));
  const notes = isComparable
    ? [`${machine}: the pictures are compared with those of commit ${base.slice(0, 10)}, rendered here.`]
    : [`${machine}, and no commit differs in more than baselines: only trees were compared.`];
  const before = isComparable ? (await baselinesAt(base)).stories : undefined;
  const candidates = filterModes(
    changed,
    (story, mode) =>
      isSameMachine ||
      isTree(mode) ||
      (before !== undefined && baselines.stories[story]?.[mode] === before[story]?.[mode]),
  );
  const files = Object.keys(candidates).flatMap((story) => taken.stories[story]?.file ?? []);
  try {
    const ofBase =
      base && files.length > 0 ? (await takeBasePictures(base, [...new Set(files)])).stories : {};
    if (isSameMachine) return { isRight: false, sentences: [await reportChanges(changed, base)] };
    const expected = Object.fromEntries(
      Object.keys(candidates).map((story) => {
        const trees = Object.entries(baselines.stories[story] ?? {}).filter(([mode]) => isTree(mode));
        return [story, { ...ofBase[story]?.hashes, ...Object.fromEntries(trees) }];
      }),
    );
    const real = await takeAgain(keepDifferent(candidates, taken, expected), taken, expected);
    const sentences = [...notes, ...real.sentences];
    if (Object.keys(real.changed).length === 0) return { isRight: true, sentences };
    return { isRight: false, sentences: [...sentences, await reportChanges(real.changed, base)] };
  } finally {
    await removeBase();
  }
}

const keepDifferent = (changed: Changed, taken: Taken, expected: Baselines['stories']) =>
  filterModes(changed, (story, mode) => taken.stories[story]?.hashes[mode] !== expected[story]?.[mode]);

async function reportChanges(changed: Changed, base: string | undefined): Promise<string> {
  const pictures = await gatherPictures(changed);
  const report = pathToFileURL(writeReport(pictures, base)).href;
  return `${countDifferent(pictures)} from before:\n${list(pictures.map(describe))}\nSee them side by side: ${report} If they are right: npm run test:pictures -- --update`;
}

/** Of a tree in the terminal; the report has all. */
const MOST_SENTENCES = 3;

function describe({ story, mode, pixels, tree }: ReportedPicture): string {
  const extent = tree
    ? tree.sentences.slice(0, MOST_SENTENCES).join('; ')
    : pixels !== undefined && count(pixels, 'pixel', 'pixels');
  return `${story} (${mode})${extent ? `: ${extent}` : ''}`;
}

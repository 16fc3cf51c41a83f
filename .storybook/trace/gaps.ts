import { oneLine } from './asserted';
import type { Proof, Statement } from './statement';

/** What stories and tests hold the product to, as it is written: by story id, and by `file > test`. */
export type Held = ReadonlyMap<string, () => string>;

/** What is wrong with the proofs of a statement, as sentences; nothing, if all of them stand. */
export function gapsOf({ proofs }: Statement, stories: Held, tests: Held): string[] {
  return proofs.flatMap((proof) => {
    const gap = 'story' in proof ? storyGap(proof, stories) : testGap(proof, tests);
    return gap === undefined ? [] : [gap];
  });
}

type StoryProof = Extract<Proof, { story: string }>;
type TestProof = Extract<Proof, { test: string }>;

function storyGap({ story, asserts }: StoryProof, stories: Held): string | undefined {
  const held = stories.get(story);
  if (held !== undefined) return missing(`The story ${story}`, held(), asserts);
  const [title = ''] = story.split('--');
  return `There is no story ${story}. ${namesLike(stories, `${title}--`)}`;
}

function testGap({ file, test, asserts }: TestProof, tests: Held): string | undefined {
  const held = tests.get(`${file} > ${test}`);
  if (held !== undefined) return missing(`The test "${test}" of ${file}`, held(), asserts);
  return `${file} has no test "${test}". ${namesLike(tests, `${file} > `)}`;
}

function namesLike(held: Held, start: string): string {
  const names = [...held.keys()].filter((name) => name.startsWith(start));
  return names.length > 0 ? `There are:\n  ${names.join('\n  ')}` : 'Nothing is left of its file.';
}

const missing = (place: string, held: string, asserts: string) =>
  held.includes(oneLine(asserts))
    ? undefined
    : `${place} does not expect or look for: ${asserts}\nIt does for:\n  ${held}`;

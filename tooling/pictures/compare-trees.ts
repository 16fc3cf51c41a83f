import { existsSync } from 'node:fs';
import { capture } from '@tooling/gate/processes.mjs';

export interface TreeDifference {
  /** Such as `button "Save" lost its name`. */
  sentences: string[];
  /** The lines that differ, with one line around them, as git shows them. */
  diff: string[];
}

/** Compares two accessibility trees line by line. `undefined` if one of the files is missing. */
export async function compareTrees(before: string, after: string): Promise<TreeDifference | undefined> {
  if (!existsSync(before) || !existsSync(after)) return undefined;
  const options = ['--no-index', '--no-color', '--no-ext-diff', '--unified=1'];
  const { output } = await capture('git', ['diff', ...options, before, after]);
  const lines = output.trimEnd().split('\n');
  const diff = lines.slice(lines.findIndex((line) => line.startsWith('@@')));
  return { sentences: describeDiff(diff), diff };
}

const nodesOf = (diff: string[], sign: '-' | '+') =>
  diff.filter((line) => line.startsWith(sign)).map((line) => line.replace(/^. *- /, '').replace(/:$/, ''));

const roleOf = (node: string) => node.split(/[ :]/, 1)[0];
const nameOf = (node: string) => /^\w+ ("(?:[^"\\]|\\.)*")/.exec(node)?.[1];

/** What may have become of a node, the likeliest first. */
const LIKELY: ((before: string, after: string) => boolean)[] = [
  (before, after) => before === after,
  (before, after) => roleOf(before) === roleOf(after) && nameOf(before) === nameOf(after),
  (before, after) => nameOf(before) !== undefined && nameOf(before) === nameOf(after),
  (before, after) => roleOf(before) === roleOf(after),
];

/** A sentence for each node that a diff removes, adds or changes. */
function describeDiff(diff: string[]): string[] {
  const removed = nodesOf(diff, '-').map((before) => ({ before, after: '' }));
  const added = nodesOf(diff, '+');
  for (const isLikely of LIKELY)
    for (const node of removed.filter(({ after }) => after === '')) {
      const index = added.findIndex((after) => isLikely(node.before, after));
      if (index >= 0) [node.after] = added.splice(index, 1) as [string];
    }
  return [...removed.map(describeChange), ...added.map((node) => `${node} is new`)];
}

function describeChange({ before, after }: { before: string; after: string }): string {
  if (after === '') return `${before} is gone`;
  if (after === before) return `${before} is in another place`;
  const [role, name] = [roleOf(before), nameOf(before)];
  if (name && role === roleOf(after) && !nameOf(after)) return `${role} ${name} lost its name`;
  return `${before} became ${after}`;
}

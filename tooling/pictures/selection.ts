import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '@tooling/gate/git.ts';
import { capture, ROOT } from '@tooling/gate/processes.mjs';
import { findAcceptedCommit } from './base.ts';
import { SELECTION } from './files.ts';
import { nearestStories, spread, type Module } from './nearest-stories.ts';
import { count } from './sentences.ts';

/** Story files of which `npm test` takes pictures, at most: its time is limited. */
const MOST_FILES = 10;

/** Files that no story shows. */
const WITHOUT_LOOKS =
  /^playwright\.config\.ts$|(^|\/)(docs|bench|e2e|tests|tooling|scripts|bin|conformance|dist|\.github|\.ci|\.changeset)\/|\.(test|prop\.test)\.tsx?$|\.md$|baselines\.json$/;

const REST = 'all of them by npm run test:pictures and by the CI job "pictures".';

export interface Selection {
  /** Story files, relative to the root. */
  files: string[];
  sentence: string;
}

/**
 * Chooses the story files that a change since the accepted pictures reaches, the nearest first. Pictures that were
 * accepted by name do not count: what else has changed before them is not known to be right. A file that is not a
 * module, such as a stylesheet or the lockfile, reaches all.
 */
export async function selectStories(): Promise<Selection> {
  const commit = await findAcceptedCommit();
  if (!commit) return withoutHistory();
  const changed = (await changedSince(commit)).filter((file) => !WITHOUT_LOOKS.test(file));
  const since = `since all pictures were accepted (commit ${commit.slice(0, 10)})`;
  if (changed.length === 0) return { files: [], sentence: `No source of a story has changed ${since}.` };
  const reached = nearestStories(await readModules(), changed, storyFiles(['']));
  const files = reached.slice(0, MOST_FILES);
  const sentence =
    reached.length > files.length
      ? `A change ${since} may reach ${count(reached.length, 'story file', 'story files')}. The nearest ${files.length} are compared here, ${REST}`
      : `A change ${since} reaches ${count(reached.length, 'story file', 'story files')}.`;
  return { files, sentence };
}

/** Some of all folders. */
function withoutHistory(): Selection {
  const stories = spread(storyFiles(['']));
  const files = stories.slice(0, MOST_FILES);
  const sentence = `The commit that accepted all pictures is not in this clone, so what has changed since is unknown. ${files.length} of ${count(stories.length, 'story file', 'story files')} are compared here, ${REST} With the history (git fetch --unshallow) they are those that a change reaches.`;
  return { files, sentence };
}

/** The story files whose path or title contains one of the names, in any case. Relative to the root. */
export const storyFiles = (names: string[]): string[] =>
  repositoryFiles(['*.stories.tsx']).filter((file) => {
    const [, title = ''] = /title: '([^']*)'/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    return names.some((name) => `${file}\n${title}`.toLowerCase().includes(name.toLowerCase()));
  });

async function changedSince(commit: string): Promise<string[]> {
  const lists = await Promise.all([
    capture('git', ['diff', '--name-only', commit]),
    capture('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return lists.flatMap(({ output }) => output.split('\n').filter(Boolean));
}

async function readModules(): Promise<Module[]> {
  const args = ['--config', 'tooling/rules/dependency-cruiser.mjs', '--no-progress', '--output-type', 'json'];
  const { code, output } = await capture('depcruise', [
    ...args,
    'packages',
    'apps',
    'mock-api',
    '.storybook',
  ]);
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser failed (${code}):\n${output}`);
  return (JSON.parse(output) as { modules: Module[] }).modules;
}

export function writeSelection(selection: Selection) {
  mkdirSync(dirname(SELECTION), { recursive: true });
  writeFileSync(SELECTION, JSON.stringify(selection));
}

export const readSelection = (): Selection =>
  existsSync(SELECTION) ? JSON.parse(readFileSync(SELECTION, 'utf8')) : { files: [], sentence: '' };

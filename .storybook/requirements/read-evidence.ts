import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStoryFiles } from '../csf/read-story-files.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Evidence {
  requirement: string;
  /** Of the file, from the repository's root. */
  path: string;
  name: string;
  kind: 'story' | 'test';
}

const TESTS = [
  '{packages,apps}/*/src/**/*.test.{ts,tsx}',
  'apps/web/{bundling,hosting,install,service-worker,static-pages}/**/*.test.ts',
  'apps/web/e2e/**/*.spec.ts',
  'mock-api/**/*.test.ts',
  '.storybook/requirements/figures.test.ts',
];
const REQUIREMENT_TAG = /'@?req:([^']*)'/g;
/** A title and the tags in the options behind it: `test('title', { tags: ['req:gallery.grid'] }, …)`. */
const TAGGED_TEST = /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*\{[^{}]*\btags?:\s*(\[[^\]]*\])/g;

const idsIn = (code: string) => [...code.matchAll(REQUIREMENT_TAG)].map(([, id = '']) => id);

/** The tags of stories as Storybook's index has them. */
const storyEvidence = (): Evidence[] =>
  readStoryFiles('{packages/*/src,apps/*/src,.storybook}/**/*.stories.tsx').flatMap(({ path, csf }) =>
    csf.indexInputs.flatMap(({ __id: name = '', tags = [] }) =>
      tags
        .filter((tag) => tag.startsWith('req:'))
        .map((tag) => ({ requirement: tag.slice(4), path, name, kind: 'story' as const })),
    ),
  );

const testEvidence = (): Evidence[] =>
  testFiles().flatMap(({ path, code }) =>
    [...code.matchAll(TAGGED_TEST)].flatMap(([, , name = '', tags = '']) =>
      idsIn(tags).map((requirement) => ({ requirement, path, name, kind: 'test' as const })),
    ),
  );

function testFiles() {
  const paths = globSync(TESTS, { cwd: ROOT, exclude: ['**/node_modules/**'] }).toSorted();
  return paths.map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Reads which stories and tests name a requirement. No story or test is run. */
export const readEvidence = (): Evidence[] => [...storyEvidence(), ...testEvidence()];

/** Counts the tags of all test files, also those that stand where no test is. */
export const countTestTags = () => testFiles().flatMap(({ code }) => idsIn(code)).length;

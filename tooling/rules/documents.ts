// Checks that each command of the documents is there, that the files exist that they link to or name by their path, and
// that none is longer than it may be.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandsOf } from './documents/commands.ts';
import { findBrokenLinks, findLength, findMissingPaths } from './documents/rules.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { TASKS } from '@tooling/gate/tasks/tasks.mjs';
import { findUnknownCommands } from './workflows/rules.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (...patterns: string[]) => globSync(patterns, { cwd: ROOT });

const exists = (file: string) => existsSync(join(ROOT, file));
const repository = {
  scripts: JSON.parse(read('package.json')).scripts,
  tasks: TASKS.map(({ name }) => name),
  exists,
};
const documents = find(
  '*.md',
  '{bench,docs,.github}/**/*.md',
  '{packages,tooling}/*/README.md',
  '.storybook/**/*.mdx',
);
const violations = documents.flatMap((file) =>
  [
    ...findUnknownCommands(commandsOf(read(file)), repository),
    ...findBrokenLinks(read(file), dirname(file), exists),
    ...findLength(file, read(file)),
    ...findMissingPaths(read(file), (pattern) => find(pattern).length > 0),
  ].map((sentence) => `${file}: ${sentence}`),
);
for (const sentence of violations) console.error(sentence);
process.exit(violations.length > 0 ? 1 : 0);

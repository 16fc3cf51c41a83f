// Checks that each command of the documents is there, and that a workflow runs it or an example says why none does; that
// the files exist that they link to or name by their path; and that none is longer than it may be.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandsOf, findNeedlessExamples, findUnprovenCommands } from './documents/commands.ts';
import { EXAMPLES } from './documents/examples.ts';
import { findBrokenLinks, findLength, findMissingPaths } from './documents/rules.ts';
import { ROOT } from '@tooling/gate/processes.mjs';
import { TASKS } from '@tooling/gate/tasks/tasks.mjs';
import { commandsOf as commandsOfWorkflow } from './workflows/rules.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (...patterns: string[]) => globSync(patterns, { cwd: ROOT });

const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const repository = {
  scripts,
  tasks: TASKS.map(({ name }) => name),
  run: find('.github/workflows/*.yml')
    .flatMap((file) => commandsOfWorkflow(read(file)))
    .map((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? ''),
  examples: EXAMPLES,
};
const documents = find(
  '*.md',
  '{bench,docs,.github}/**/*.md',
  '{packages,tooling}/*/README.md',
  '.storybook/**/*.mdx',
);
const exists = (file: string) => existsSync(join(ROOT, file));
const violations = [
  ...documents.flatMap((file) =>
    [
      ...findUnprovenCommands(commandsOf(read(file)), repository),
      ...findBrokenLinks(read(file), dirname(file), exists),
      ...findLength(file, read(file)),
      ...findMissingPaths(read(file), (pattern) => find(pattern).length > 0),
    ].map((sentence) => `${file}: ${sentence}`),
  ),
  ...findNeedlessExamples(
    documents.flatMap((file) => commandsOf(read(file))),
    repository,
  ),
];
for (const sentence of violations) console.error(sentence);
process.exit(violations.length > 0 ? 1 : 0);

// Checks that a clone can run every command of the workflows, that Check runs every task of the gate, and that jobs publish
// on demand only.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tooling/gate/processes.mjs';
import { TASKS } from '@tooling/gate/tasks/tasks.mjs';
import {
  commandsOf,
  findTasksWithoutJob,
  findUnconditionalJobs,
  findUnknownCommands,
  findUnpinnedActions,
} from './workflows/rules.ts';

const FOLDER = '.github/workflows';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const repository = {
  scripts: JSON.parse(read('package.json')).scripts,
  tasks: TASKS.map(({ name }) => name),
  exists: (file: string) => existsSync(join(ROOT, file)),
};
const workflows = globSync(`${FOLDER}/*.yml`, { cwd: ROOT });

const violations = [
  ...workflows.flatMap((file) =>
    [
      ...findUnknownCommands(commandsOf(read(file)), repository),
      ...findUnconditionalJobs(read(file)),
      ...findUnpinnedActions(read(file)),
    ].map((sentence) => `${file}: ${sentence}`),
  ),
  ...findTasksWithoutJob(commandsOf(read(`${FOLDER}/check.yml`)), repository),
];
for (const sentence of violations) console.error(sentence);
process.exit(violations.length > 0 ? 1 : 0);

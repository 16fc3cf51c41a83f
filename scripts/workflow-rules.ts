// Checks that a clone can run every command of the workflows, and that Check runs every task of the gate.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/processes.mjs';
import { TASKS } from './lib/tasks.mjs';
import { commandsOf, findTasksWithoutJob, findUnknownCommands } from './lib/workflows/rules.ts';

const FOLDER = '.github/workflows';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const repository = {
  scripts: JSON.parse(read('package.json')).scripts,
  tasks: TASKS.map(({ name }) => name),
  exists: (file: string) => existsSync(join(ROOT, file)),
};
const violations = [
  ...globSync(`${FOLDER}/*.yml`, { cwd: ROOT }).flatMap((file) =>
    findUnknownCommands(commandsOf(read(file)), repository).map((sentence) => `${file}: ${sentence}`),
  ),
  ...findTasksWithoutJob(commandsOf(read(`${FOLDER}/check.yml`)), repository),
];
for (const sentence of violations) console.error(sentence);
process.exit(violations.length > 0 ? 1 : 0);

import { expect, test } from 'vitest';
import { runTasks, type TaskReport } from './run-tasks.mjs';
import type { Task } from './tasks.mjs';

const task = (name: string, rest: Partial<Task> = {}): Task => ({ name, steps: [], ...rest });

/** Runs the tasks, each of which takes one turn of the event loop, and records their beginnings and ends. */
async function run(tasks: Task[], failing: string[] = []) {
  const events: string[] = [];
  const runOne = async ({ name }: Task): Promise<TaskReport> => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    return { name, passed: 1, failed: failing.includes(name) ? 1 : 0, seconds: 1, messages: [] };
  };
  const ended: TaskReport[] = [];
  const reports = await runTasks(tasks, runOne, (report) => ended.push(report));
  return { events, ended, reports };
}

test('tasks run one after the other', async () => {
  const { events } = await run([task('format'), task('lint')]);
  expect(events).toEqual(['format begins', 'format ends', 'lint begins', 'lint ends']);
});

test('tasks of one group run in parallel, and the next one after all of them', async () => {
  const parallelGroup = 'checks';
  const { events } = await run([
    task('format', { parallelGroup }),
    task('lint', { parallelGroup }),
    task('build'),
  ]);
  expect(events.slice(0, 2)).toEqual(['format begins', 'lint begins']);
  expect(events.slice(4)).toEqual(['build begins', 'build ends']);
});

test('a task of a group starts after the tasks that it needs', async () => {
  const parallelGroup = 'packages';
  const { events } = await run([
    task('packages', { parallelGroup }),
    task('consumers', { parallelGroup, needs: ['packages'] }),
    task('unit', { parallelGroup }),
  ]);
  expect(events.indexOf('consumers begins')).toBeGreaterThan(events.indexOf('packages ends'));
  expect(events.indexOf('unit begins')).toBeLessThan(events.indexOf('packages ends'));
});

test('a task whose need has failed is not run, counts as failed, and names the need', async () => {
  const tasks = [
    task('build'),
    task('bundle', { needs: ['build'] }),
    task('journeys', { needs: ['bundle'] }),
  ];
  const { events, reports } = await run(tasks, ['build']);
  expect(events).toEqual(['build begins', 'build ends']);
  expect(reports.slice(1)).toEqual([
    { name: 'bundle', passed: 0, failed: 1, seconds: 0, messages: ['bundle was not run: build failed.'] },
    {
      name: 'journeys',
      passed: 0,
      failed: 1,
      seconds: 0,
      messages: ['journeys was not run: bundle failed.'],
    },
  ]);
});

test('a needed task that was not selected does not block', async () => {
  const { reports } = await run([task('journeys', { needs: ['build'] })]);
  expect(reports).toMatchObject([{ name: 'journeys', failed: 0 }]);
});

test('each task is reported once, when it ends, and all are returned in their order', async () => {
  const parallelGroup = 'packages';
  const { ended, reports } = await run([
    task('packages', { parallelGroup }),
    task('consumers', { parallelGroup, needs: ['packages'] }),
    task('unit', { parallelGroup }),
  ]);
  expect(ended.map(({ name }) => name)).toEqual(['packages', 'unit', 'consumers']);
  expect(reports.map(({ name }) => name)).toEqual(['packages', 'consumers', 'unit']);
});

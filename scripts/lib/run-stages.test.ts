import { expect, test } from 'vitest';
import { runStages } from './run-stages.mjs';
import type { StageReport } from './run-stages.mjs';
import type { Stage } from './stages.mjs';

const stage = (name: string, rest: Partial<Stage> = {}): Stage => ({ name, steps: [], ...rest });

/** Runs the tasks, each of which takes one turn of the event loop, and records their beginnings and ends. */
async function run(stages: Stage[], broken: string[] = []) {
  const events: string[] = [];
  const works = async ({ name }: Stage): Promise<StageReport> => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    return { name, passed: 1, failed: broken.includes(name) ? 1 : 0, seconds: 1, said: [] };
  };
  const told: StageReport[] = [];
  const reports = await runStages(stages, works, (report) => told.push(report));
  return { events, told, reports };
}

test('stages run one after the other', async () => {
  const { events } = await run([stage('format'), stage('lint')]);
  expect(events).toEqual(['format begins', 'format ends', 'lint begins', 'lint ends']);
});

test('stages of one group run side by side, and the next one after all of them', async () => {
  const beside = 'reading';
  const { events } = await run([stage('format', { beside }), stage('lint', { beside }), stage('build')]);
  expect(events.slice(0, 2)).toEqual(['format begins', 'lint begins']);
  expect(events.slice(4)).toEqual(['build begins', 'build ends']);
});

test('in a group, too, a stage waits for what it needs', async () => {
  const beside = 'trying';
  const { events } = await run([
    stage('packages', { beside }),
    stage('consumers', { beside, needs: ['packages'] }),
    stage('unit', { beside }),
  ]);
  expect(events.indexOf('consumers begins')).toBeGreaterThan(events.indexOf('packages ends'));
  expect(events.indexOf('unit begins')).toBeLessThan(events.indexOf('packages ends'));
});

test('a stage whose need has failed is not run, has failed, and says why', async () => {
  const stages = [
    stage('build'),
    stage('bundle', { needs: ['build'] }),
    stage('journeys', { needs: ['bundle'] }),
  ];
  const { events, reports } = await run(stages, ['build']);
  expect(events).toEqual(['build begins', 'build ends']);
  expect(reports.slice(1)).toEqual([
    { name: 'bundle', passed: 0, failed: 1, seconds: 0, said: ['bundle was not run: build failed.'] },
    { name: 'journeys', passed: 0, failed: 1, seconds: 0, said: ['journeys was not run: bundle failed.'] },
  ]);
});

test('what a stage needs, but was not asked for, is taken as there', async () => {
  const { reports } = await run([stage('journeys', { needs: ['build'] })]);
  expect(reports).toMatchObject([{ name: 'journeys', failed: 0 }]);
});

test('each stage is told of once, as it ends, and all are returned in their order', async () => {
  const beside = 'trying';
  const { told, reports } = await run([
    stage('packages', { beside }),
    stage('consumers', { beside, needs: ['packages'] }),
    stage('unit', { beside }),
  ]);
  expect(told.map(({ name }) => name)).toEqual(['packages', 'unit', 'consumers']);
  expect(reports.map(({ name }) => name)).toEqual(['packages', 'consumers', 'unit']);
});

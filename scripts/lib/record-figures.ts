import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMet, rounded, sentenceOf, type Figure } from './figures.ts';
import { ROOT } from './processes.mjs';
import { sum, type TaskResult } from './table.mjs';

/**
 * Writes what `source` has measured to bench/results, from where Storybook's page "Quality" has it. Only with
 * `RECORD=1`: otherwise each run would change the repository.
 */
function recordFigures(source: string, figures: readonly Figure[]) {
  if (!process.env['RECORD']) return;
  const folder = join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const results = {
    measured: new Date().toISOString().slice(0, 10),
    figures: figures.map((figure) => ({ ...figure, value: rounded(figure.value) })),
  };
  writeFileSync(join(folder, `${source}.json`), `${JSON.stringify(results, null, 2)}\n`);
}

/** Prints figures, and makes the exit code 1 if a limit is not kept. */
export function printFigures(figures: readonly Figure[]) {
  for (const figure of figures) console.log(`${isMet(figure) ? '✓' : '✗'} ${sentenceOf(figure)}`);
  if (!figures.every(isMet)) process.exitCode = 1;
}

/** Prints and records what `source` has measured, and makes the exit code 1 if a limit is not kept. */
export function reportFigures(source: string, figures: readonly Figure[]) {
  printFigures(figures);
  recordFigures(source, figures);
}

const GATE_SECONDS = 15 * 60;

/** @param seconds wall-clock time of the whole run */
export const recordGate = (results: TaskResult[], seconds: number) =>
  recordFigures('gate', [
    { name: 'Checks that passed', value: sum(results, 'passed'), unit: '' },
    { name: 'Checks that failed', value: sum(results, 'failed'), unit: '', atMost: 0 },
    { name: 'The whole gate', value: seconds, unit: 's', atMost: GATE_SECONDS },
    ...results.map((result) => ({ name: `Task ${result.name}`, value: result.seconds, unit: 's' })),
  ]);

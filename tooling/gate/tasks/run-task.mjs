import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countStep, readers } from './counts.mjs';
import { capture, childEnvironment, ROOT } from '../processes.mjs';

const REPORTS = join(ROOT, '.cache/reports');

/**
 * Runs the steps of a task. A failed step is reported with its whole output; a passed one only if it is `verbose`.
 * @param {import('./tasks.mjs').Task} task
 * @returns {Promise<import('./run-tasks.mjs').TaskReport>}
 */
export async function runTask({ name, steps }) {
  const started = performance.now();
  const messages = [];
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const { count, code, output } = await runStep(name, step);
    passed += count.passed;
    failed += count.failed;
    if (count.failed === 0 && step.verbose) messages.push(output.trim());
    for (const test of count.retried ?? []) messages.push(`△ ${name}: passed only on the retry: ${test}`);
    if (count.failed > 0) messages.push(`\n── ${name}: ${step.title} (exit code ${code})\n${output}`);
  }
  return { name, passed, failed, seconds: (performance.now() - started) / 1000, messages };
}

/**
 * @param {string} name
 * @param {import('./tasks.mjs').Step} step
 */
async function runStep(name, { command, count: reporter, sharded, env: stepEnv }) {
  const report = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const reporting = reporter ? REPORTING[reporter](report) : { args: [], env: {} };
  const [program = '', ...args] = command;
  const env = childEnvironment({
    CI: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...stepEnv,
    ...reporting.env,
  });
  const shard = sharded && process.env.SHARD ? [`--shard=${process.env.SHARD}`] : [];
  const { code, output: coloured } = await capture(program, [...args, ...shard, ...reporting.args], env);
  const output = stripVTControlCharacters(coloured);
  if (!reporter) {
    /** @type {import('./counts.mjs').Count} */
    const count = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    return { code, output, count };
  }
  return { code, output, count: countStep(code, readReport(report, readers[reporter])) };
}

/** The arguments and environment variables that make each runner write its report to a file. */
const REPORTING = {
  /** @param {string} file */
  vitest: (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }),
  /** @param {string} file */
  playwright: (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
};

/**
 * @param {string} file
 * @param {(report: any) => import('./counts.mjs').Count} read
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

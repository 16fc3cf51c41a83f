#!/usr/bin/env node
import {
  formatJUnit,
  formatReport,
  listRules,
  NoRuleError,
  runConformance,
  type Report,
  type Rule,
} from '../index';
import { failedReport } from '../report';
import { HELP, readFormat, readOptions, type Format, type Task } from './options';
import { UsageError } from './usage-error';

const FAILED = 1;
const MISUSED = 2;
const INTERRUPTED = 130;

/** npm passes a Control+C on to a command that the terminal has sent it to already. */
const SAME_SIGNAL_MS = 300;

const FORMATS: Record<Format, (report: Report) => string> = {
  text: formatReport,
  json: (report) => JSON.stringify(report, null, 2),
  junit: formatJUnit,
};

const hintFor = (error: unknown) => {
  if (error instanceof UsageError) return ' See --help.';
  return error instanceof NoRuleError ? ' See --list.' : '';
};

const args = process.argv.slice(2);
const format = readFormat(args);
let baseUrl = '';
try {
  await carryOut(readOptions(args, process.env));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}${hintFor(error)}\n`);
  if (format !== 'text') print(failedReport(baseUrl, message));
  process.exitCode = MISUSED;
}

async function carryOut(task: Task): Promise<void> {
  if (task.name === 'help') process.stdout.write(HELP);
  else if (task.name === 'list') process.stdout.write(formatRules(listRules(task.only)));
  else {
    ({ baseUrl } = task.conformance);
    const interruption = interruptOnSignal();
    const report = await runConformance({ ...task.conformance, signal: interruption });
    print(report);
    process.exitCode = interruption.aborted ? INTERRUPTED : report.failed > 0 ? FAILED : 0;
  }
}

/** Control+C, or the end of a CI job, ends the run, which tidies up and reports; a second one ends the process. */
function interruptOnSignal(): AbortSignal {
  const controller = new AbortController();
  let first: number | undefined;
  const interrupt = () => {
    first ??= performance.now();
    if (performance.now() - first > SAME_SIGNAL_MS) process.exit(INTERRUPTED);
    if (controller.signal.aborted) return;
    process.stderr.write('Deleting what was created. Press Control+C again to end at once.\n');
    controller.abort();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  return controller.signal;
}

function print(report: Report): void {
  process.stdout.write(`${FORMATS[format](report)}\n`);
}

function formatRules(rules: readonly Rule[]): string {
  if (format === 'json') return `${JSON.stringify(rules, null, 2)}\n`;
  const idWidth = Math.max(...rules.map(({ id }) => id.length));
  const kindWidth = Math.max(...rules.map(({ kind }) => kind.length));
  return rules
    .map(({ id, kind, description }) => `${id.padEnd(idWidth)}  ${kind.padEnd(kindWidth)}  ${description}\n`)
    .join('');
}

#!/usr/bin/env node
import { formatJUnit, formatReport, runConformance, type Report } from '../index';
import { HELP, readOptions, UsageError, type Format } from './options';

const FAILED = 1;
const MISUSED = 2;

const FORMATS: Record<Format, (report: Report) => string> = {
  text: formatReport,
  json: (report) => JSON.stringify(report, null, 2),
  junit: formatJUnit,
};

try {
  const { format, conformance } = readOptions(process.argv.slice(2));
  if (!conformance) process.stdout.write(HELP);
  else {
    const report = await runConformance(conformance);
    process.stdout.write(`${FORMATS[format](report)}\n`);
    process.exitCode = report.failed > 0 ? FAILED : 0;
  }
} catch (error) {
  const hint = error instanceof UsageError ? ' See --help.' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = MISUSED;
}

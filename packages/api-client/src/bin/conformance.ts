#!/usr/bin/env node
import { formatReport, runConformance } from '../conformance';
import { HELP, readOptions, UsageError } from './options';

const BROKEN = 1;
const MISUSED = 2;

try {
  const { json, conformance } = readOptions(process.argv.slice(2));
  if (!conformance) process.stdout.write(HELP);
  else {
    const report = await runConformance(conformance);
    process.stdout.write(`${json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`);
    process.exitCode = report.broken > 0 ? BROKEN : 0;
  }
} catch (error) {
  const hint = error instanceof UsageError ? ' See --help.' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = MISUSED;
}

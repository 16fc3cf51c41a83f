import { writeSettings } from 'mock-api/browser';
import type { Recording } from './recording';

/** Writes the calls of a recording as a shell script, for the mock as a server. */
export function toCurl({ setup, snapshot, steps, calls }: Recording): string {
  const { path: _, language: _language, theme: _theme, ...settings } = setup;
  const start = snapshot
    ? `call PUT "$api/api/__mock/world"${quoted(writeSettings(settings))} -d @- <<'WORLD'\n${JSON.stringify(snapshot)}\nWORLD`
    : `call POST "$api/api/__mock/reset"${quoted(writeSettings(settings))}`;
  const changes = steps.flatMap((step) =>
    step.kind === 'set'
      ? [{ at: step.at, line: `call POST "$api/api/__mock/settings"${quoted(writeSettings(step.settings))}` }]
      : [],
  );
  const lines = calls.map(({ at, method, path, body, outcome }) => ({
    at,
    line: `call ${method} "$api"${quoted(path)}${body === undefined ? '' : ` -d ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`} # ${outcome}`,
  }));
  return `#!/bin/sh
# Against the mock as a server: npm run mock-api -- --latency 0
api=\${API:-http://localhost:8787}
jar=$(mktemp)
# Prints the body, and below it the status: 000 without a response.
call() { curl -sS -m 40 -b "$jar" -c "$jar" -w '\\n%{http_code}\\n' -X "$@"; }

${start}
${[...changes, ...lines]
  .toSorted((one, other) => one.at - other.at)
  .map(({ line }) => `${line}\n`)
  .join('')}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

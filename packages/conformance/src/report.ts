import type { Kind } from './kinds';

/** The result of one check. */
export type Result = {
  id: string;
  kind: Kind;
  /** The rule, as a sentence. */
  description: string;
} & (
  | { outcome: 'passed' }
  /** `failed`: users or the app are harmed. `warned`: another answer than the documented one, which the app can show. */
  | {
      outcome: 'failed' | 'warned';
      expected: string;
      received: string;
      /** The command line that sends the last call of the rule again. */
      curl?: string;
      /** Shell commands that show it, if it takes several calls. */
      script?: string;
    }
  | { outcome: 'skipped'; reason: string }
);

/** The results of all checks of a server. It conforms when `failed` is 0. */
export interface Report {
  baseUrl: string;
  results: Result[];
  passed: number;
  failed: number;
  warned: number;
  skipped: number;
  /** What the checks created and could not remove, as text. */
  leftBehind: string[];
  /** The origins of the checkouts. The app follows those that `VITE_CHECKOUT_ORIGINS` lists. */
  checkoutOrigins: string[];
  /** Why the run could not begin, or ended before all rules were tried. */
  error?: string;
}

/** The report of a run that could not begin. */
export const failedReport = (baseUrl: string, error: string): Report => ({
  baseUrl,
  results: [],
  passed: 0,
  failed: 0,
  warned: 0,
  skipped: 0,
  leftBehind: [],
  checkoutOrigins: [],
  error,
});

/** What a server must also do, and no call of the contract can show. Part of every report. */
const NOT_TRIED =
  'payments (credited once, and only when paid), rate limits, the storage of passwords, what happens to a session after days';

const MARKS: Record<Result['outcome'], string> = { passed: '✓', failed: '✗', warned: '!', skipped: '–' };

/** Formats a report as a text table. */
export function formatReport(report: Report): string {
  const { baseUrl, results, leftBehind, checkoutOrigins, error, ...counts } = report;
  const width = Math.max(0, ...results.map(({ id }) => id.length));
  const kindWidth = Math.max(0, ...results.map(({ kind }) => kind.length));
  const indent = ' '.repeat(width + kindWidth + 6);
  const rows = results.flatMap((result) => [
    `${MARKS[result.outcome]} ${result.id.padEnd(width)}  ${result.kind.padEnd(kindWidth)}  ${result.description}`,
    ...detailsOf(result).map((detail) => indent + detail),
  ]);
  const { passed, failed, warned, skipped } = counts;
  return [
    `${baseUrl} and the documented contract`,
    '',
    ...rows,
    '',
    `${passed} passed, ${failed} failed, ${warned} warned, ${skipped} skipped.`,
    ...(error === undefined ? [] : [`The run has ended early: ${error}.`]),
    `Not tried, since no call shows it: ${NOT_TRIED}.`,
    ...checkoutOrigins.map(
      (origin) =>
        `Checkouts are at ${origin}. The app follows them if that is its own origin, or VITE_CHECKOUT_ORIGINS lists it.`,
    ),
    ...(leftBehind.length > 0 ? [`Left on the server: ${leftBehind.join(', ')}.`] : []),
    ...results.flatMap((result) =>
      'script' in result && result.script ? ['', `A script that shows ${result.id}:`, '', result.script] : [],
    ),
  ].join('\n');
}

function detailsOf(result: Result): string[] {
  if ('received' in result) {
    const { expected, received, curl } = result;
    return [`expected ${expected}`, `received ${received}`, ...(curl ? [curl] : [])];
  }
  return 'reason' in result ? [`skipped: ${result.reason}`] : [];
}

/**
 * Formats a report as JUnit XML, which CI systems read. A failed rule is a failure, a warning is output, and a run that
 * could not begin or ended early is an error.
 */
export function formatJUnit({ baseUrl, results, failed, skipped, error }: Report): string {
  const cases = results.map((result) => {
    const head = `    <testcase classname="conformance.${result.kind}" name="${escape(`${result.id}: ${result.description}`)}"`;
    const content = contentOf(result);
    return content ? `${head}>${content}</testcase>` : `${head}/>`;
  });
  const errors = error === undefined ? 0 : 1;
  if (error !== undefined) {
    const message = `<error message="${escape(error)}"/>`;
    cases.push(`    <testcase classname="conformance" name="the run">${message}</testcase>`);
  }
  const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}" errors="${errors}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escape(baseUrl || 'conformance')}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function contentOf(result: Result): string {
  if (result.outcome === 'passed') return '';
  if (result.outcome === 'skipped') return `<skipped message="${escape(detailsOf(result).join('; '))}"/>`;
  const { expected, received, curl = '', script = curl } = result;
  const details = escape(`expected ${expected}; received ${received}`);
  if (result.outcome === 'warned')
    return `<system-out>${[details, escape(script)].filter(Boolean).join('\n')}</system-out>`;
  return script
    ? `<failure message="${details}">${escape(script)}</failure>`
    : `<failure message="${details}"/>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for control characters other than white space, and none for lone surrogates, escaped or not. */
const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/(?!\s)\p{Cc}/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

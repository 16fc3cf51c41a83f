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
      /** Shell commands that show it. */
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
}

/** What a server must also do, and no call of the contract can show. Part of every report. */
const NOT_TRIED =
  'payments (credited once, and only when paid), rate limits, the storage of passwords, what happens to a session after days';

const MARKS: Record<Result['outcome'], string> = { passed: '✓', failed: '✗', warned: '!', skipped: '–' };

/** Formats a report as a text table. */
export function formatReport({ baseUrl, results, leftBehind, ...counts }: Report): string {
  const width = Math.max(...results.map(({ id }) => id.length));
  const kindWidth = Math.max(...results.map(({ kind }) => kind.length));
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
    `Not tried, since no call shows it: ${NOT_TRIED}.`,
    ...(leftBehind.length > 0 ? [`Left on the server: ${leftBehind.join(', ')}.`] : []),
    ...results.flatMap((result) =>
      'script' in result && result.script ? ['', `A script that shows ${result.id}:`, '', result.script] : [],
    ),
  ].join('\n');
}

function detailsOf(result: Result): string[] {
  if ('received' in result) return [`expected ${result.expected}`, `received ${result.received}`];
  return 'reason' in result ? [`skipped: ${result.reason}`] : [];
}

/** Formats a report as JUnit XML, which CI systems read. A failed rule is a failure, a warning is output. */
export function formatJUnit({ baseUrl, results, failed, skipped }: Report): string {
  const cases = results.map((result) => {
    const head = `    <testcase classname="conformance.${result.kind}" name="${escape(`${result.id}: ${result.description}`)}"`;
    const content = contentOf(result);
    return content ? `${head}>${content}</testcase>` : `${head}/>`;
  });
  const counts = `tests="${results.length}" failures="${failed}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escape(baseUrl)}" ${counts} errors="0">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function contentOf(result: Result): string {
  const details = escape(detailsOf(result).join('; '));
  if ('script' in result && result.script)
    return `<failure message="${details}">${escape(result.script)}</failure>`;
  if (result.outcome === 'failed') return `<failure message="${details}"/>`;
  if (result.outcome === 'warned') return `<system-out>${details}</system-out>`;
  return result.outcome === 'skipped' ? `<skipped message="${details}"/>` : '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for control characters other than white space, and none for lone surrogates, escaped or not. */
const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(/(?!\s)\p{Cc}/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The result of one check. */
export type Result = {
  id: string;
  /** The rule, as a sentence. */
  says: string;
  /** The section of the documents that states the rule. */
  section: string;
} & (
  | { outcome: 'kept' }
  | { outcome: 'broken'; expected: string; came: string }
  | { outcome: 'skipped'; reason: string }
);

/** The results of all checks of a server. It conforms when `broken` is 0. */
export interface Report {
  baseUrl: string;
  results: Result[];
  kept: number;
  broken: number;
  skipped: number;
  /** What the checks created and could not remove, as text. */
  leftBehind: string[];
}

const MARKS: Record<Result['outcome'], string> = { kept: '✓', broken: '✗', skipped: '–' };

/** Formats a report as a text table. */
export function formatReport({ baseUrl, results, kept, broken, skipped, leftBehind }: Report): string {
  const width = Math.max(...results.map(({ id }) => id.length));
  const rows = results.flatMap((result) => [
    `${MARKS[result.outcome]} ${result.id.padEnd(width)}  ${result.says} (${result.section})`,
    ...detailsOf(result).map((detail) => `  ${' '.repeat(width)}  ${detail}`),
  ]);
  return [
    `${baseUrl} and the documented contract`,
    '',
    ...rows,
    '',
    `${kept} kept, ${broken} broken, ${skipped} skipped.`,
    ...(leftBehind.length > 0 ? [`Left on the server: ${leftBehind.join(', ')}.`] : []),
  ].join('\n');
}

function detailsOf(result: Result): string[] {
  if (result.outcome === 'broken') return [`expected ${result.expected}`, `came     ${result.came}`];
  return result.outcome === 'skipped' ? [`skipped: ${result.reason}`] : [];
}

/** The value below which `part` of the values lies: 0.95 for 95 %. */
export function quantile(values: number[], part: number) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** Of an even number of values, the upper of the two middle ones. */
export const median = (values: number[]) => quantile(values, 0.5);

/** Formats rows as columns of text: the first column is left-aligned, the others are right-aligned. */
export function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(pad).join('   ')}`).join('\n');
}

/** Place of a card in its row, in percent of a column: lengths of CSS that need no measured width. */
export interface RowShare {
  inlineSize: string;
  marginInlineStart: string;
}

/**
 * Divides a row among pictures, so that all have the same height at their own ratio.
 * @param ratios width divided by height of each picture of the row
 * @param columns number of columns; missing pictures of the last row leave their part empty
 */
export function rowShares(ratios: readonly number[], columns: number): RowShare[] {
  const known = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const whole = (known / ratios.length) * columns;
  let before = 0;
  return ratios.map((ratio, column) => {
    const start = (columns * before) / whole - column;
    before += ratio;
    return { inlineSize: percent((columns * ratio) / whole), marginInlineStart: percent(start) };
  });
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

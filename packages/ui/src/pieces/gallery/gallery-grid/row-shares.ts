/** Place of a card in its row, in percent of a column: lengths of CSS that need no measured width. */
export interface RowShare {
  inlineSize: string;
  marginInlineStart: string;
}

/**
 * Divides a row among pictures, so that all have the same height at their own ratio. A row that is not full takes as
 * many columns as it has pictures.
 * @param ratios width divided by height of each picture of the row
 */
export function rowShares(ratios: readonly number[]): RowShare[] {
  const average = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  let end = 0;
  return ratios.map((ratio, column) => {
    const start = end;
    end += ratio / average;
    return { inlineSize: percent(ratio / average), marginInlineStart: percent(start - column) };
  });
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

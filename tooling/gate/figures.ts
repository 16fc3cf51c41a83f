export interface Figure {
  name: string;
  value: number;
  /** Empty for a plain number. */
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export const isMet = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  value <= atMost && value >= atLeast;

export function sentenceOf({ name, value, unit, atMost, atLeast }: Figure): string {
  const limits = [
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
  ];
  const measured = `${name}: ${rounded(value)}${unit && ` ${unit}`}`;
  return limits.length > 0 ? `${measured} (${limits.join(', ')})` : measured;
}

/** Rounded to three significant digits below 10, to four below 1,000, to six above. */
export const rounded = (value: number): number =>
  Number(value.toPrecision(value < 10 ? 3 : value < 1000 ? 4 : 6));

/** Prints figures, and makes the exit code 1 if a limit is not kept. */
export function printFigures(figures: readonly Figure[]) {
  for (const figure of figures) console.log(`${isMet(figure) ? '✓' : '✗'} ${sentenceOf(figure)}`);
  if (!figures.every(isMet)) process.exitCode = 1;
}

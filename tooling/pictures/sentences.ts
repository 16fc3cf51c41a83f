export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** A list of names, one a line. */
export const list = (names: string[]) => names.map((name) => `  ${name}`).join('\n');

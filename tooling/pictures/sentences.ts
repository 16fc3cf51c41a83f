export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const list = (names: string[]) => names.map((name) => `  ${name}`).join('\n');

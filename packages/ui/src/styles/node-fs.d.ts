/** The only Node API that a test of this package uses. The package runs in browsers, so Node types are not included. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}

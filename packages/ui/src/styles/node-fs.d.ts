/** The one thing of Node that a test here asks for. The package itself runs in browsers and takes no Node types. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}

import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = `${join(import.meta.dirname, '..')}/`;

/** The lists of components without the folder and the duration of the build, so that two builds are equal. */
export const reproducible = (manifests: object): object =>
  JSON.parse(
    JSON.stringify(manifests)
      .replaceAll(ROOT, '')
      .replaceAll(/"durationMs":[\d.]+/g, '"durationMs":0'),
  ) as object;

/** Removes the folder from what the reader of props adds to each module, before names of files get their hashes. */
export const reproduciblePlugin = (): Plugin => ({
  name: 'reproducible',
  enforce: 'post',
  transform: (code) =>
    code.includes('__docgenInfo') && code.includes(ROOT)
      ? { code: code.replaceAll(`"filePath":"${ROOT}`, '"filePath":"'), map: null }
      : undefined,
});

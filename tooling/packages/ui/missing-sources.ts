import { posix } from 'node:path';

/** Declarations that are written, not compiled. */
const WRITTEN = /^dist\/css\.d\.ts$/;

/**
 * Finds declarations from which an editor does not get to the code: without a map, or with one to a source that the
 * package does not contain. Returns one sentence for each.
 * @param files texts by path in the package
 * @param exists whether the package contains a file
 */
export const findMissingSources = (files: Record<string, string>, exists: (file: string) => boolean) =>
  Object.keys(files)
    .filter((file) => /^dist\/.*\.d\.ts$/.test(file) && !WRITTEN.test(file))
    .flatMap((file) => {
      const map = files[`${file}.map`];
      if (!map) return [`${file} has no map to its source.`];
      const { sources } = JSON.parse(map) as { sources: string[] };
      return sources
        .map((source) => posix.join(posix.dirname(file), source))
        .filter((source) => !exists(source))
        .map((source) => `${file} leads to ${source}, which the package does not contain.`);
    });

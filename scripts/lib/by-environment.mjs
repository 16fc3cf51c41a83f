import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/**
 * A project's files in the order of their environments: a worker is passed on only to a file of its own environment.
 * Those that ask for one come first, because they take longest.
 */
export class ByEnvironment extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((specs) =>
      [...Map.groupBy(specs, environmentOf)]
        .toSorted(([a], [b]) => b.localeCompare(a))
        .flatMap(([, alike]) => alike),
    );
  }
}

/** @param {import('vitest/node').TestSpecification} file */
function environmentOf({ moduleId }) {
  return /^(\/\/ @vitest-environment.*\n)*/.exec(readFileSync(moduleId, 'utf8'))?.[0] ?? '';
}

import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts a project's files by environment: a worker is reused only for a file of the same environment. Files that
 * declare one come first, because they take longest.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((specs) =>
      [...Map.groupBy(specs, environmentOf)]
        .toSorted(([a], [b]) => b.localeCompare(a))
        .flatMap(([, group]) => group),
    );
  }
}

function environmentOf({ moduleId }: TestSpecification) {
  return /^(\/\/ @vitest-environment.*\n)*/.exec(readFileSync(moduleId, 'utf8'))?.[0] ?? '';
}

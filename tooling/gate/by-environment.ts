import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts a project's files by environment: a worker is reused only for a file of the same environment. Files that
 * declare one come first, because they take longest. Before all others come those that mostly wait for a server, up to
 * 40 s: begun last, they leave the processor idle.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(
      sorted.filter((file) => !waits(file)),
      ({ project }) => project,
    );
    const byEnvironment = [...projects.values()].flatMap((specs) =>
      [...Map.groupBy(specs, environmentOf)]
        .toSorted(([a], [b]) => b.localeCompare(a))
        .flatMap(([, group]) => group),
    );
    return [...sorted.filter(waits), ...byEnvironment];
  }
}

const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/back-end/');

function environmentOf({ moduleId }: TestSpecification) {
  return /^(\/\/ @vitest-environment.*\n)*/.exec(readFileSync(moduleId, 'utf8'))?.[0] ?? '';
}

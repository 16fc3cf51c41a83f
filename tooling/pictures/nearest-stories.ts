export interface Module {
  /** Its path, relative to the root. */
  source: string;
  /** The modules that import it. */
  dependents: string[];
}

/** Files around every story: they change all. Catalogues reach most through a pattern, which is no import. */
const AFFECTS_ALL = /^(\.storybook|mock-api|apps\/web\/src\/testing)\/|\/locales\//;

const isStory = (file: string) => file.endsWith('.stories.tsx');

/**
 * The story files that a change reaches through imports, with the fewest imports between them first. All of them if a
 * changed file is around every story, or is no module.
 */
export function nearestStories(modules: Module[], changed: string[], stories: string[]): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const affected = new Set(changed.filter((file) => bySource.has(file)));
  for (const file of affected) {
    for (const dependent of bySource.get(file)?.dependents ?? []) affected.add(dependent);
  }
  const affectsAll = changed.some(
    (file) => !isStory(file) && (!bySource.has(file) || AFFECTS_ALL.test(file)),
  );
  const nearest = [...affected].filter((file) => isStory(file) && stories.includes(file));
  return affectsAll ? [...new Set([...nearest, ...spread(stories)])] : nearest;
}

/** Every tenth first, so that the first few are of all folders. */
export const spread = (files: string[]) =>
  Array.from({ length: 10 }, (_, remainder) => files.filter((_, index) => index % 10 === remainder)).flat();

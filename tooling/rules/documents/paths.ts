/** A path from the repository's root, between backticks. `<name>` in it stands for any name. */
const PATH = /`((?:\.github|\.storybook|apps|bench|docs|mock-api|packages|tests|tooling)\/[^`\s…]+)`/g;

/** What a build, a reader or a generator writes: it need not be there. */
const WRITTEN = /\/dist(?:-\w+)?$|\.env\.local$|\/sv(?:\.json|\/)$|styles\/brand\.css$/;

/**
 * Finds paths in the text of a document that lead to nothing. Returns one sentence for each.
 * @param exists whether a pattern matches a file or a folder
 */
export const findMissingPaths = (markdown: string, exists: (pattern: string) => boolean): string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !WRITTEN.test(path) && !exists(path.replaceAll(/<\w+>/g, '*')))
    .map((path) => `There is no ${path}: name where it is now.`);

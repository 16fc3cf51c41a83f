import { join } from 'node:path';

/** A link to a file beside the document: no address, no place in the document, and none in Storybook (`?path=`). */
const LINK = /\]\((?!\w+:|[#?/])([^)#\s]+)/g;

/**
 * Finds links of a document to files that are not there. Returns one sentence for each.
 * @param folder the folder of the document
 */
export const findBrokenLinks = (markdown: string, folder: string, exists: (file: string) => boolean) =>
  [...markdown.replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, '').matchAll(LINK)]
    .map(([, file = '']) => file)
    .filter((file) => !exists(join(folder, file)))
    .map((file) => `The link to ${file} leads nowhere.`);

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

const LIMITS: readonly [path: RegExp, words: number][] = [
  [/^README\.md$/, 600],
  [/^CONTRIBUTING\.md$/, 700],
  [/^AGENTS\.md$/, 300],
  [/^docs\/adr\//, 400],
  [/^tooling\/.*README\.md$/, 120],
];

/** Words of tables and code count as well; signs alone do not. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

export function findLength(file: string, markdown: string): string[] {
  const [, limit = Infinity] = LIMITS.find(([path]) => path.test(file)) ?? [];
  const words = markdown.match(WORD)?.length ?? 0;
  if (words <= limit) return [];
  return [`It has ${words} words of at most ${limit}: cut what aged, or move a part to docs/.`];
}

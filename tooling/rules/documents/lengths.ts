/** How many words a document may have at most, by its path. */
const LIMITS: readonly [path: RegExp, words: number][] = [
  [/^README\.md$/, 600],
  [/^CONTRIBUTING\.md$/, 700],
  [/^AGENTS\.md$/, 300],
  [/^docs\/adr\//, 400],
];

/** Words of tables and code count as well; signs alone do not. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/** Finds a document that is longer than it may be. Returns one sentence. */
export function findLength(file: string, markdown: string): string[] {
  const [, limit = Infinity] = LIMITS.find(([path]) => path.test(file)) ?? [];
  const words = markdown.match(WORD)?.length ?? 0;
  if (words <= limit) return [];
  return [`It has ${words} words of at most ${limit}: cut what aged, or move a part to docs/.`];
}

import { expect, test } from 'vitest';
import { readStoryFiles } from '../csf/read-story-files';
import { RULES } from './rules';

const stories = new Map(readStoryFiles().flatMap(({ stories }) => stories.map((story) => [story.id, story])));

test.each(RULES.map((rule) => [`${rule.of}: ${rule.rule}`, rule] as const))('%s', (_, { story, proof }) => {
  expect(stories.get(story)).toMatchObject({ hasPlay: true, source: expect.stringContaining(proof) });
});

test('no rule is listed twice', () => {
  const names = RULES.map(({ of, rule }) => `${of}: ${rule}`);
  expect(new Set(names).size).toBe(names.length);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStoryFiles } from './read-story-files';

const files = readStoryFiles('packages/ui/src/**/*.stories.tsx').filter(({ title }) =>
  /^(Components|Pieces)\//.test(title),
);

test('there are components and pieces', () => {
  expect(files.length).toBeGreaterThan(70);
});

test.each(files.map((file) => [file.title, file] as const))('%s has a complete guide', (_, { path }) => {
  // The compiler says what is missing in it.
  const code = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  expect(code).toMatch(/parameters: \{[^]*guide: \{[^]*\} satisfies StoryGuide/);
});

test.each(files.map((file) => [file.title, file] as const))('%s starts with story Default', (_, { csf }) => {
  expect(Object.keys(csf._stories)[0]).toBe('Default');
});

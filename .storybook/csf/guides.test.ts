import { expect, test } from 'vitest';
import { guideGaps } from './guide-gaps';
import { readStoryFiles } from './read-story-files';

const files = readStoryFiles('packages/ui/src/**/*.stories.tsx').filter(({ title }) =>
  /^(Components|Pieces)\//.test(title),
);

test('there are components and pieces', () => {
  expect(files.length).toBeGreaterThan(70);
});

test.each(files.map((file) => [file.title, file] as const))('%s has a complete guide', (_, file) => {
  expect(guideGaps(file)).toEqual([]);
});

test.each(files.map((file) => [file.title, file] as const))('%s starts with story Default', (_, { csf }) => {
  expect(Object.keys(csf._stories)[0]).toBe('Default');
});

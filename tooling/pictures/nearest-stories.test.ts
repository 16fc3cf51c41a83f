import { expect, test } from 'vitest';
import { nearestStories } from './nearest-stories.ts';

const STORIES = ['ui/button.stories.tsx', 'ui/card.stories.tsx', 'web/home.stories.tsx'];

const MODULES = [
  { source: 'ui/icon.tsx', dependents: ['ui/button.tsx', 'ui/index.ts'] },
  { source: 'ui/button.tsx', dependents: ['ui/button.stories.tsx', 'ui/index.ts'] },
  { source: 'ui/index.ts', dependents: ['web/home.tsx'] },
  { source: 'ui/card.tsx', dependents: ['ui/card.stories.tsx'] },
  { source: 'web/home.tsx', dependents: ['web/home.stories.tsx'] },
  { source: '.storybook/preview.tsx', dependents: [] },
  { source: 'ui/locales/ar.json', dependents: ['ui/texts.test.ts'] },
  ...STORIES.map((source) => ({ source, dependents: [] })),
];

test('a change reaches the stories that import it, the nearest first', () => {
  expect(nearestStories(MODULES, ['ui/button.tsx'], STORIES)).toEqual([
    'ui/button.stories.tsx',
    'web/home.stories.tsx',
  ]);
  expect(nearestStories(MODULES, ['ui/card.tsx'], STORIES)).toEqual(['ui/card.stories.tsx']);
  expect(nearestStories(MODULES, ['web/home.stories.tsx'], STORIES)).toEqual(['web/home.stories.tsx']);
});

test.each(['ui/tokens.css', 'pnpm-lock.yaml', '.storybook/preview.tsx', 'ui/locales/ar.json'])(
  '%s reaches all stories',
  (file) => {
    expect(nearestStories(MODULES, [file, 'ui/card.tsx'], STORIES)).toEqual([
      'ui/card.stories.tsx',
      'ui/button.stories.tsx',
      'web/home.stories.tsx',
    ]);
  },
);

test('a story file that was removed reaches none', () => {
  expect(nearestStories(MODULES, ['ui/old.stories.tsx'], STORIES)).toEqual([]);
});

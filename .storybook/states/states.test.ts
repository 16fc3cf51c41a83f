import { expect, test } from 'vitest';
import { STORIES } from '../../apps/web/src/mock/panel/open-in-storybook';
import { readStoryFiles } from '../csf/read-story-files';
import { STATES } from './states';

const ids = new Set(
  readStoryFiles('apps/web/src/**/*.stories.tsx').flatMap(({ csf }) => csf.stories.map(({ id }) => id)),
);

const states = Object.entries(STATES).flatMap(([screen, phases]) =>
  Object.entries(phases).flatMap(([phase, stories]) =>
    Object.entries<string>(stories).map(([state, story]) => [`${screen}: ${phase}: ${state}`, story]),
  ),
);

test.each(states)('%s has a story', (_, story) => {
  expect(ids, `Correct .storybook/states/states.ts, or write ${story}`).toContain(story);
});

test.each(Object.entries(STORIES))('%s has a story that the panel of the mock opens', (_, story) => {
  expect(ids).toContain(story);
});

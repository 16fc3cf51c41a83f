import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../../apps/web/src/core/paths';
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

/** As text: nothing but the mock may import its panel. */
const panel = readFileSync('apps/web/src/mock/panel/open-in-storybook.tsx', 'utf8');
const opened = panel.match(/screens-[\w-]+--[\w-]+/g) ?? [];

test.each(opened)('%s, which the panel of the mock opens, is a story', (story) => {
  expect(ids).toContain(story);
});

test('the panel opens a story for each path, and one for all others', () => {
  expect(opened).toHaveLength(Object.keys(paths).length + 1);
});

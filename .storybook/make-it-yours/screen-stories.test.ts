import { expect, test } from 'vitest';
import { paths } from '../../apps/web/src/core/paths';
import { readStoryFiles } from '../csf/read-story-files';
import { idOf, SCREENS, type ScreenName } from './screen-stories';

/** They show what another path shows. */
const SAME_SCREENS: string[] = [
  paths.buyTokensSuccess,
  paths.subscribeSuccess,
  paths.subscribeCancel,
  paths.terms,
];

test('the page shows the screen of every path', () => {
  const shown: string[] = Object.values(SCREENS).map(({ path }) => path);
  const missing = Object.values(paths).filter((path) => ![...shown, ...SAME_SCREENS].includes(path));
  expect(missing).toEqual([]);
});

test('each screen of the page has a story', () => {
  const [file] = readStoryFiles('.storybook/make-it-yours/screens.stories.tsx');
  const names = Object.keys(SCREENS) as ScreenName[];
  expect(file?.csf.stories.map(({ id }) => id)).toEqual(names.map(idOf));
});

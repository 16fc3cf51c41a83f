import { expect, test } from 'vitest';
import { findBuildScriptFaults, findModeFaults, type ExtractedStory } from './faults.ts';

const types = {
  theme: { toolbar: { items: [{ value: 'light' }, { value: 'dark' }] } },
  locale: { toolbar: { items: ['en', 'ar'] } },
};
const light = { theme: 'light', locale: 'en' };
const phone = { ...light, viewport: { width: 390, height: 844 } };

const story = (chromatic: ExtractedStory['parameters']['chromatic'], title = 'Components/Button') => ({
  story: { title, parameters: { chromatic } },
});

test('modes with values of the toolbar are valid', () => {
  expect(findModeFaults(story({ modes: { light, phone } }), types)).toEqual([]);
  expect(findModeFaults(story({ modes: { light, phone } }, 'Screens/Auth'), types)).toEqual([]);
});

test.each([
  ['no modes', story({}), /has no modes/],
  ['an unknown value', story({ modes: { blue: { theme: 'blue' } } }), /the toolbar has no theme "blue"/],
  ['an unknown setting', story({ modes: { big: { size: 'big' } } }), /the toolbar has no size "big"/],
  ['a viewport without pixels', story({ modes: { small: { ...light, viewport: 'phone' } } }), /in pixels/],
  ['a whole page without a phone', story({ modes: { light } }, 'Flows/Buying'), /not pictured on a phone/],
  ['no reason', story({ disableSnapshot: true }), /does not say why/],
])('%s is a fault', (_, stories, fault) => {
  expect(findModeFaults(stories, types)).toContainEqual(expect.stringMatching(fault));
});

test('one story in a hundred may have no picture, with its reason', () => {
  const excluded = story({ disableSnapshot: true, reason: 'It moves.' }).story;
  const hundred = Object.fromEntries(
    Array.from({ length: 99 }, (_, index) => [`s${index}`, story({ modes: { light } }).story]),
  );
  expect(findModeFaults({ ...hundred, excluded }, types)).toEqual([]);
  expect(findModeFaults({ ...hundred, excluded, other: excluded }, types)).toEqual([
    '2 stories have no picture; at most 1 may. Give them a still state.',
  ]);
});

test.each([
  ['storybook build --quiet', 0],
  ['node tooling/gate/with-toolchain.mjs storybook build --quiet', 0],
  ['npm run texts && storybook build', 0],
  ['storybook build --quiet && npm run registry', 1],
  ['npm run other', 1],
])('with the script %j there are %d faults', (script, count) => {
  expect(findBuildScriptFaults({ build: script }, 'build')).toHaveLength(count);
});

test('a script that does not exist is a fault', () => {
  expect(findBuildScriptFaults({}, 'build')).toEqual([expect.stringContaining('"build"')]);
});

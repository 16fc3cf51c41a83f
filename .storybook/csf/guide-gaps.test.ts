import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { guideGaps } from './guide-gaps';

const gapsOf = (guide: string) =>
  guideGaps({
    csf: loadCsf(`const meta = { title: 'Components/Any', parameters: { ${guide} } }; export default meta;`, {
      fileName: 'any.stories.tsx',
      makeTitle: (title) => title,
    }).parse(),
  });

test("a guide with keys, dos and don'ts has no gaps", () => {
  expect(
    gapsOf(
      "guide: { keyboard: [{ keys: ['Enter'], does: 'Presses it.' }], do: ['This.'], dont: ['That.'] } satisfies StoryGuide",
    ),
  ).toEqual([]);
  expect(gapsOf("guide: { keyboard: [], do: ['This.'], dont: ['That.'] }")).toEqual([]);
});

test('missing parts of a guide are listed', () => {
  expect(gapsOf("layout: 'centered'")).toEqual(['no guide']);
  expect(gapsOf("guide: { keyboard: [{ keys: [], does: '' }], do: [], dont: [''] }")).toHaveLength(3);
});

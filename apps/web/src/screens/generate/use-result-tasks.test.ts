import { GENERATOR_DEFAULTS, TITLE_MIN_LENGTH } from '@product/domain';
import type { SessionResult } from '@product/studio';
import { expect, test } from 'vitest';
import { proposeTitles } from './use-result-tasks';

const resultOf = (prompt: string): SessionResult => ({
  request: { ...GENERATOR_DEFAULTS, prompt },
  result: { mediaUrl: '/1.jpg', mediaType: 'image' },
  saved: false,
});

test('titles are proposed out of the prompts, oldest first, and equal ones are numbered', () => {
  const newestFirst = ['A lake', '水', 'a lake', 'x', 'a lake, at night'].map(resultOf);
  const titles = proposeTitles(newestFirst, '结果').map(({ title }) => title);
  expect(titles).toEqual(['A lake 2', '结果 2', 'A lake', '结果 1', 'A lake, at night']);
  for (const title of titles) expect(title.length).toBeGreaterThanOrEqual(TITLE_MIN_LENGTH);
});

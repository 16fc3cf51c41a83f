import { expect, test } from 'vitest';
import { judgeAgain } from './take-again.ts';
import { gather } from './taken.ts';

const expected = { card: { light: 'c1', dark: 'c2' }, button: { light: 'b1' } };

function taken(hashes: Record<string, string>) {
  return gather(
    Object.entries(hashes).map(([name, hash]) => {
      const [story = '', mode = ''] = name.split(' ');
      return { story, mode, hash, browser: '1', file: `${story}.stories.tsx`, late: [], ms: 40 };
    }),
  );
}

test('a picture that differs twice has changed', () => {
  const { changed, sentences } = judgeAgain({ card: ['dark'] }, taken({ 'card dark': 'x' }), expected);
  expect(changed).toEqual({ card: ['dark'] });
  expect(sentences).toEqual([]);
});

test('a picture that is as expected the second time is named, and has not changed', () => {
  const { changed, sentences } = judgeAgain(
    { card: ['light', 'dark'], button: ['light'] },
    taken({ 'card light': 'c1', 'card dark': 'x', 'button light': 'b1' }),
    expected,
  );
  expect(changed).toEqual({ card: ['dark'] });
  expect(sentences.join()).toContain('△ card (light)');
  expect(sentences.join()).toContain('△ button (light)');
});

test('a picture that the second run could not take has changed', () => {
  expect(judgeAgain({ card: ['dark'] }, taken({}), expected).changed).toEqual({ card: ['dark'] });
});

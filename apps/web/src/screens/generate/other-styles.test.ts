import { STYLES } from '@product/domain';
import { expect, test } from 'vitest';
import { otherStyles } from './other-styles';

test.each(STYLES)('four other styles follow %s, each once', (style) => {
  const others = otherStyles(style, 4);
  expect(new Set([style, ...others]).size).toBe(5);
});

test('after the last style the list continues with the first', () => {
  expect(otherStyles('cartoon', 2)).toEqual(STYLES.slice(0, 2));
});

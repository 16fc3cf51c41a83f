import { expect, test } from 'vitest';
import { comparedPair } from './compared-pair';
import type { Listed } from './many-tasks';

const item = (id: number, imageUrl: string, mediaType?: string): Listed => ({
  id,
  title: `Creation ${id}`,
  prompt: '',
  imageUrl,
  ...(mediaType && { mediaType }),
});
const one = item(1, 'https://example.com/1.jpg');
const other = item(2, 'https://example.com/2.jpg', 'image');

test('two pictures are compared in the order of the list, with checked URLs', () => {
  expect(comparedPair([one, other])?.map(({ title, src }) => [title, src])).toEqual([
    ['Creation 1', one.imageUrl],
    ['Creation 2', other.imageUrl],
  ]);
  const [first] = comparedPair([item(3, 'javascript:alert(1)'), other]) ?? [];
  expect(first).toMatchObject({ title: 'Creation 3', src: undefined });
});

test.each([
  { what: 'one picture', selected: [one] },
  { what: 'three pictures', selected: [one, other, item(3, 'https://example.com/3.jpg')] },
  { what: 'a video', selected: [one, item(3, 'https://example.com/3.mp4')] },
  { what: 'two pictures and a video', selected: [one, other, item(3, '/3', 'video')] },
  { what: 'nothing', selected: [] },
])('$what: there is nothing to compare', ({ selected }) => {
  expect(comparedPair(selected)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { nameOf } from './names.ts';

test('a name has a form for each place', () => {
  expect(nameOf('star-rating-2')).toEqual({
    kebab: 'star-rating-2',
    camel: 'starRating2',
    pascal: 'StarRating2',
    words: 'star rating 2',
    title: 'Star rating 2',
  });
});

test.each([
  '',
  'StarRating',
  'star_rating',
  'star--rating',
  'star-',
  '-star',
  '3d',
  'x',
  'h4-grid',
  'étoile',
  '../up',
])('"%s" is refused, with an example', (name) => {
  expect(() => nameOf(name)).toThrow(`"${name}" is no name: write lower-case words`);
});

test.each(['delete', 'default', 'constructor', 'to-string'])(
  '"%s" is refused as a word of JavaScript',
  (name) => {
    expect(() => nameOf(name)).toThrow('is a word of JavaScript: choose another name.');
  },
);

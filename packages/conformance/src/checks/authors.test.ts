import { expect, test } from 'vitest';
import { findAuthor } from './authors';

const ada = { username: 'ada', email: 'ada@example.com' };
const item = { id: 1, title: 'By ada', prompt: 'ada', imageUrl: '/ada.jpg', style: 'anime', userId: null };

test.each([
  ['an id of a user', { userId: 7 }, 'the field userId'],
  ['a nested user', { user: { id: 7 } }, 'the field user'],
  ['a name in a field of another name', { by: 'ada' }, 'the author in the field by'],
  ['an email in a list', { tags: ['ada@example.com'] }, 'the author in the field tags.0'],
  ['a name in snake case', { meta: { author_name: 'x' } }, 'the field meta.author_name'],
])('%s is found', (_, more, found) => {
  expect(findAuthor({ ...item, ...more }, ada)).toBe(found);
});

test('texts of the creation may have the name of its author', () => {
  expect(findAuthor(item, ada)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { shareLinks } from './share';

const media = 'https://media.example/a b&c?d=é#e';
const text = 'Rain & neon: "100 %" + more';

test('shared content can be read unchanged from the link', { tags: ['req:generate.share-links'] }, () => {
  const x = new URL(shareLinks.x(media, text));
  expect([x.origin, x.searchParams.get('url'), x.searchParams.get('text')]).toEqual([
    'https://twitter.com',
    media,
    text,
  ]);
  const facebook = new URL(shareLinks.facebook(media));
  expect([facebook.origin, facebook.searchParams.get('u')]).toEqual(['https://www.facebook.com', media]);
});

test('half a surrogate pair does not break the link', () => {
  expect(() => shareLinks.x(media, '\ud83d')).not.toThrow();
});

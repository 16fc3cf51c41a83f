import { expect, test, vi } from 'vitest';
import { linkOf, shareLinks } from './share';

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

test.each([
  ['https://media.example/a.png', 'https://media.example/a.png'],
  ['//media.example/a.png', 'https://media.example/a.png'],
  ['/media/a.png', 'https://app.example/media/a.png'],
  ['a.png?x=1', 'https://app.example/a.png?x=1'],
  ['data:image/png;base64,iVBORw0KGgo=', undefined],
  ['blob:https://app.example/3c9a', undefined],
  ['javascript:alert(1)', undefined],
  ['https://[broken', undefined],
])('the address %s has the link %s', { tags: ['req:generate.share-links'] }, (address, link) => {
  vi.stubGlobal('location', new URL('https://app.example/gallery'));
  expect(linkOf(address)).toBe(link);
  vi.unstubAllGlobals();
});

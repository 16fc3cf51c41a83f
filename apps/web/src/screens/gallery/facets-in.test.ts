import { expect, test } from 'vitest';
import { facetsIn } from './facets-in';

const item = { id: 1, title: 'Sea', prompt: 'Sea', imageUrl: '/sea.jpg' };

test.each([
  ['community', [item], {}, ['mediaType', 'liked']],
  ['community', [item, { ...item, style: 'anime' }], {}, ['style', 'mediaType', 'liked']],
  ['community', [{ ...item, style: '', aspectRatio: '16:9' }], {}, ['mediaType', 'aspectRatio', 'liked']],
  // One that is set by the address can be seen, and removed.
  ['community', [item], { style: 'anime' }, ['style', 'mediaType', 'liked']],
  ['community', undefined, {}, ['mediaType', 'liked']],
  ['mine', undefined, {}, ['style', 'mediaType', 'aspectRatio', 'visibility', 'liked']],
  ['mine', [{ ...item, isPublic: false }], {}, ['mediaType', 'visibility', 'liked']],
] as const)('in %s, the filters for the fields of %j with %j are %j', (tab, items, filter, facets) =>
  expect(facetsIn(items, tab, filter)).toEqual(facets),
);

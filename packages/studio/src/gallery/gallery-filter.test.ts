import type { GalleryFilter } from '@product/domain';
import { expect, test } from 'vitest';
import { filterGallery, indexGallery, type Filterable } from './gallery-filter';

const creation = (id: number, title: string, more: Partial<Filterable> = {}): Filterable => ({
  id,
  title,
  prompt: '',
  imageUrl: `/${id}.jpg`,
  ...more,
});

const LIST = [
  creation(1, 'Café at night', { style: 'anime', aspectRatio: '1:1', isPublic: true }),
  creation(2, 'Zebra', { prompt: 'A striped horse on a STRASSE', style: 'sketch', isPublic: false }),
  creation(3, 'أغنية الليل', { mediaType: 'video', style: 'anime' }),
  creation(4, 'बारिश की रात', { imageUrl: '/4.mp4' }),
  creation(5, '夜雨', { prompt: '霓虹街道' }),
  creation(6, 'Äpfel', { aspectRatio: '16:9' }),
];

const find = (filter: GalleryFilter, isLiked?: (id: Filterable['id']) => boolean) =>
  filterGallery(indexGallery(LIST), filter, { isLiked, locale: 'de' }).map(({ id }) => id);

test.each([
  ['CAFE', [1]],
  ['cafe\u0301', [1]],
  ['night café', [1]],
  ['horse striped', [2]],
  ['straße', [2]],
  ['اغنية', [3]],
  ['बारिश', [4]],
  // Another vowel is another word.
  ['बरश', []],
  ['霓虹', [5]],
  ['Ａpfel', [6]],
  ['  ', [1, 2, 3, 4, 5, 6]],
  ['nothing', []],
])('the search for %s finds %j in title and prompt', (query, ids) => expect(find({ query })).toEqual(ids));

test('each limit filters alone and together with others', () => {
  expect(find({ style: 'anime' })).toEqual([1, 3]);
  expect(find({ aspectRatio: '16:9' })).toEqual([6]);
  expect(find({ mediaType: 'video' })).toEqual([3, 4]);
  expect(find({ visibility: 'public' })).toEqual([1]);
  expect(find({ visibility: 'private' })).toEqual([2]);
  expect(find({ liked: true }, (id) => id === 5)).toEqual([5]);
  expect(find({ style: 'anime', mediaType: 'image', query: 'cafe' })).toEqual([1]);
});

test('newest keeps the order of the list, oldest reverses it, and title sorts by the rules of the locale', () => {
  expect(find({ sort: 'newest' })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(find({ sort: 'oldest' })).toEqual([6, 5, 4, 3, 2, 1]);
  const latin = find({ sort: 'title' }).filter((id) => [1, 2, 6].includes(Number(id)));
  expect(latin).toEqual([6, 1, 2]);
});

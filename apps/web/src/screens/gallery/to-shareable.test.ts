import type { GalleryItem } from '@product/api-client';
import { expect, test } from 'vitest';
import { toShareable } from './to-shareable';

const item: GalleryItem = {
  id: 7,
  title: 'Night rain',
  prompt: 'Rain at night',
  imageUrl: 'https://media.example/7.mp4',
};

test('the media type of a shared creation defaults to that of its address', () => {
  expect(toShareable(item)).toEqual({
    made: item,
    mediaUrl: 'https://media.example/7.mp4',
    mediaType: 'video',
    text: 'Night rain',
    page: { path: '/gallery?tab=community&creation=7', isPublic: true },
  });
  expect(toShareable({ ...item, imageUrl: 'https://media.example/7.jpg' })?.mediaType).toBe('image');
});

test('a media type takes precedence over the address', () => {
  expect(toShareable({ ...item, mediaType: 'image' })?.mediaType).toBe('image');
});

test('an own private creation has a page that only its owner sees', () => {
  expect(toShareable({ ...item, isPublic: false } as GalleryItem)?.page).toEqual({
    path: '/gallery?tab=mine&creation=7',
    isPublic: false,
  });
});

test('nothing is shared of an address that is not one of media', () => {
  expect(toShareable({ ...item, imageUrl: 'javascript:alert(1)' })).toBeUndefined();
});

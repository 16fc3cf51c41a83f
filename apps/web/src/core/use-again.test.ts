import { expect, test } from 'vitest';
import { toChoices, withoutAccess } from './use-again';

test('all that is known of a creation is used again', () => {
  const creation = {
    prompt: 'a lake',
    style: 'sketch',
    aspectRatio: '16:9',
    mediaType: 'video',
    metadata: { quality: '4k', videoDuration: '5' },
  };
  expect(toChoices(creation)).toEqual({
    prompt: 'a lake',
    style: 'sketch',
    aspectRatio: '16:9',
    quality: '4k',
    mediaType: 'video',
  });
});

test('what is unknown is left out, and the file name tells the medium', () => {
  const creation = {
    prompt: 'a lake',
    style: 'gothic',
    aspectRatio: '2:1',
    imageUrl: '/a.mp4',
    metadata: {},
  };
  expect(toChoices(creation)).toEqual({ prompt: 'a lake', mediaType: 'video' });
  expect(toChoices({ ...creation, imageUrl: '/a.jpg' })).toEqual({ prompt: 'a lake' });
});

test('what needs tokens is replaced by what does not', () => {
  expect(withoutAccess({ prompt: 'a', mediaType: 'video', quality: '4k', style: 'anime' })).toEqual({
    prompt: 'a',
    mediaType: 'image',
    quality: 'hd',
    style: 'anime',
  });
  expect(withoutAccess({ mediaType: 'image', quality: 'standard' })).toEqual({
    mediaType: 'image',
    quality: 'standard',
  });
});

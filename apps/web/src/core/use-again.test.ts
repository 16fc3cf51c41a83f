import { expect, test } from 'vitest';
import { toChoices, withoutAccess } from './use-again';

test('all known settings of a creation are reused', () => {
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

test('unknown settings are omitted, and the file extension determines the media type', () => {
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

test('settings that need tokens are replaced by settings that do not', () => {
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

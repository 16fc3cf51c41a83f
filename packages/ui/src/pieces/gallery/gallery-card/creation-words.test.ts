import { expect, test } from 'vitest';
import { createLookup } from '../../../i18n/lookup';
import { creationLine, styleName } from './creation-words';

const t = createLookup('en');

test('a picture is described by its style and shape', () => {
  expect(creationLine(t, { style: 'cyberpunk', aspectRatio: '16:9', mediaType: 'image' })).toBe(
    'Cyberpunk · <bdi>16:9</bdi>',
  );
});

test('a video is described as a video, whatever its shape', () => {
  expect(creationLine(t, { style: '3d', aspectRatio: '16:9', mediaType: 'video' })).toBe(
    '3D · <bdi>Video</bdi>',
  );
});

test('an unknown style is shown unchanged', () => {
  expect(styleName(t, 'gothic')).toBe('gothic');
  expect(creationLine(t, { style: 'gothic', mediaType: 'hologram' })).toBe('gothic · <bdi>hologram</bdi>');
});

test('missing fields are omitted', () => {
  expect(creationLine(t, { style: 'anime' })).toBe('Anime');
  expect(creationLine(t, { aspectRatio: '1:1' })).toBe('<bdi>1:1</bdi>');
  expect(creationLine(t, {})).toBe('');
});

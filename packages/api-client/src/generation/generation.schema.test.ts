import { expect, test } from 'vitest';
import { generationSchema } from './generation.schema';

test.each([
  ['mediaUrl', { mediaUrl: '/m/a.jpg', mediaType: 'image' }, { mediaUrl: '/m/a.jpg', mediaType: 'image' }],
  ['imageUrl', { imageUrl: '/m/a.jpg', mediaType: 'image' }, { mediaUrl: '/m/a.jpg', mediaType: 'image' }],
  ['both', { mediaUrl: '/m/a.mp4', imageUrl: '/m/a.jpg' }, { mediaUrl: '/m/a.mp4', mediaType: 'video' }],
  ['a null one', { mediaUrl: null, imageUrl: '/m/a.jpg' }, { mediaUrl: '/m/a.jpg', mediaType: 'image' }],
  ['an empty one', { mediaUrl: '', imageUrl: '/m/a.jpg' }, { mediaUrl: '/m/a.jpg', mediaType: 'image' }],
  ['a number', { mediaUrl: 7, imageUrl: '/m/a.jpg' }, { mediaUrl: '/m/a.jpg', mediaType: 'image' }],
  [
    'an unsafe one',
    { mediaUrl: 'javascript:1', imageUrl: '/m/a.jpg' },
    { mediaUrl: '/m/a.jpg', mediaType: 'image' },
  ],
])(
  'a response with %s is parsed',
  { tags: ['req:entities.generation-response'] },
  (_name, answer, generation) => {
    expect(generationSchema.parse(answer)).toEqual(generation);
  },
);

test.each([
  ['video', '/m/a.jpg', 'video'],
  ['image', '/m/a.mp4', 'image'],
  [undefined, '/m/a.mp4', 'video'],
  [null, '/m/a.WEBM?x=1', 'video'],
  ['hologram', '/m/a.mov#t=1', 'video'],
  ['hologram', '/m/a.png', 'image'],
  [7, '/m/a.mp4', 'video'],
  [undefined, '/m/a.mp4.jpg', 'image'],
  [undefined, '/m/mp4', 'image'],
])(
  'a media type of %j with %s is parsed as %s',
  { tags: ['req:entities.generation-response'] },
  (mediaType, mediaUrl, expected) => {
    expect(generationSchema.parse({ mediaUrl, mediaType }).mediaType).toBe(expected);
  },
);

test('unknown fields are dropped', () => {
  expect(generationSchema.parse({ mediaUrl: '/m/a.jpg', seed: 7 })).toEqual({
    mediaUrl: '/m/a.jpg',
    mediaType: 'image',
  });
});

test.each([
  ['no address', {}],
  ['null addresses', { mediaUrl: null, imageUrl: null }],
  ['empty addresses', { mediaUrl: '', imageUrl: ' ' }],
  ['an address that is no text', { mediaUrl: { url: '/m/a.jpg' } }],
  ['an address that runs a script', { mediaUrl: 'javascript:alert(1)' }],
  ['an embedded page', { imageUrl: 'data:text/html,<p>' }],
  ['nothing', null],
  ['a list', []],
  ['a bare address', '/m/a.jpg'],
])(
  'a response with %s is not a valid generation',
  { tags: ['req:entities.generation-response'] },
  (_name, answer) => {
    expect(generationSchema.safeParse(answer).success).toBe(false);
  },
);

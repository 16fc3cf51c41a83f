import { expect, test } from 'vitest';
import { creationListSchema, galleryListSchema } from './creation.schema';

const sea = {
  id: 7,
  userId: 1,
  title: 'Sea',
  prompt: 'a calm sea',
  imageUrl: '/media/sea.jpg',
  style: 'anime',
  aspectRatio: '16:9',
  mediaType: 'image',
  isPublic: true,
  metadata: { quality: 'hd' },
};
const bare = { id: 'a', imageUrl: '/media/a.jpg' };

test(
  'a complete creation is parsed unchanged',
  {
    tags: [
      'req:entities.creation-id',
      'req:entities.creation-media',
      'req:entities.creation-medium',
      'req:entities.creation-metadata',
      'req:entities.creation-prompt',
      'req:entities.creation-ratio',
      'req:entities.creation-style',
      'req:entities.creation-title',
      'req:entities.creation-user',
    ],
  },
  () => {
    expect(creationListSchema.parse([sea])).toEqual([sea]);
    const video = { ...sea, mediaType: 'video', metadata: { quality: 'hd', videoDuration: '5' } };
    expect(creationListSchema.parse([video])).toEqual([video]);
  },
);

test('a creation with only id and media is private, with empty texts', () => {
  expect(creationListSchema.parse([bare])).toEqual([
    {
      id: 'a',
      imageUrl: '/media/a.jpg',
      title: '',
      prompt: '',
      style: '',
      aspectRatio: '',
      mediaType: '',
      isPublic: false,
      metadata: {},
    },
  ]);
});

test('a gallery item with only id and media is valid', { tags: ['req:creation-calls.gallery'] }, () => {
  expect(galleryListSchema.parse([bare])).toEqual([{ ...bare, title: '', prompt: '' }]);
});

test.each([
  ['own', creationListSchema],
  ['public', galleryListSchema],
])(
  'of %s creations, items without an id or media are skipped and the rest are kept',
  { tags: ['req:entities.creation-media'] },
  (_name, schema) => {
    const answer = [
      { imageUrl: '/media/none.jpg' },
      { id: null, imageUrl: '/media/none.jpg' },
      { id: '', imageUrl: '/media/none.jpg' },
      { id: {}, imageUrl: '/media/none.jpg' },
      { ...sea, id: 1 },
      { id: 2 },
      { id: 3, imageUrl: '' },
      { id: 4, imageUrl: null },
      { id: 5, imageUrl: 5 },
      null,
      'item',
      { ...sea, id: '1' },
    ];
    expect(schema.parse(answer).map(({ id }) => id)).toEqual([1, '1']);
  },
);

test.each([
  ['own', creationListSchema],
  ['public', galleryListSchema],
])('a null list of %s creations is empty', (_name, schema) => {
  expect(schema.parse(null)).toEqual([]);
});

test.each([
  ['own', creationListSchema],
  ['public', galleryListSchema],
])('an unknown style, ratio or media type of %s creations is kept as text', (_name, schema) => {
  const odd = { style: 'ukiyo-e', aspectRatio: '21:9', mediaType: 'hologram' };
  expect(schema.parse([{ ...sea, ...odd }])).toMatchObject([odd]);
});

test('fields of the wrong type are omitted, and the item is kept', () => {
  const odd = {
    title: null,
    prompt: 7,
    style: {},
    aspectRatio: [],
    mediaType: 3,
    isPublic: 'yes',
    metadata: 'hd',
  };
  expect(creationListSchema.parse([{ ...bare, ...odd, userId: {} }])).toEqual(
    creationListSchema.parse([bare]),
  );
  expect(galleryListSchema.parse([{ ...bare, ...odd }])).toEqual(galleryListSchema.parse([bare]));
});

test.each([
  [{ quality: '8k' }, { quality: '8k' }],
  [{ quality: 4, videoDuration: 5 }, {}],
  [null, {}],
  [[], {}],
])('metadata of %j is read as %j', (metadata, read) => {
  const [creation] = creationListSchema.parse([{ ...sea, metadata }]);
  expect(creation?.metadata).toEqual(read);
});

test('only a true isPublic makes a creation public', { tags: ['req:entities.creation-public'] }, () => {
  const read = creationListSchema.parse(
    [true, false, 1, 'true', null].map((isPublic) => ({ ...sea, isPublic })),
  );
  expect(read.map(({ isPublic }) => isPublic)).toEqual([true, false, false, false, false]);
});

test('unknown fields are dropped, and __proto__ changes nothing', () => {
  const answer = `[{"id":1,"imageUrl":"/a.jpg","likes":9,"user":{"email":"a@example.com"},"__proto__":{"isPublic":true}}]`;
  for (const schema of [creationListSchema, galleryListSchema]) {
    const [item] = schema.parse(JSON.parse(answer));
    expect(item).not.toHaveProperty('likes');
    expect(item).not.toHaveProperty('user');
    expect(Object.getPrototypeOf(item)).toBe(Object.prototype);
  }
  expect(creationListSchema.parse(JSON.parse(answer))[0]?.isPublic).toBe(false);
});

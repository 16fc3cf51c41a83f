import type { Creation, GalleryItem, User } from '@product/api-client';
import { MEDIA_TYPES } from '@product/domain';
import { hostileText } from '@product/domain/fuzz';
import * as fc from 'fast-check';

const id = fc.oneof(
  fc.integer(),
  hostileText.filter((text) => text !== ''),
);
const word = fc.option(hostileText, { nil: undefined });
const address = fc.webUrl();

const user: fc.Arbitrary<User> = fc.record({
  id,
  username: hostileText,
  email: hostileText,
  tokens: fc.nat(),
  isAdmin: fc.boolean(),
  subscriptionStatus: fc.option(hostileText),
  language: fc.option(hostileText),
});

const creation: fc.Arbitrary<Creation> = fc.record({
  id,
  userId: fc.option(id, { nil: undefined }),
  title: hostileText,
  prompt: hostileText,
  imageUrl: address,
  style: hostileText,
  aspectRatio: hostileText,
  mediaType: hostileText,
  isPublic: fc.boolean(),
  metadata: fc.record({ quality: word, videoDuration: word }),
});

const galleryItem: fc.Arbitrary<GalleryItem> = fc.record({
  id,
  title: hostileText,
  prompt: hostileText,
  imageUrl: address,
  style: word,
  aspectRatio: word,
  mediaType: word,
});

const generation = fc.record({ mediaUrl: address, mediaType: fc.constantFrom(...MEDIA_TYPES) });

const checkout = fc.record({ url: address });

export const goodAnswers: Readonly<Record<string, fc.Arbitrary<object>>> = {
  'session.user': user,
  'session.login': user,
  'session.register': user,
  'session.language': user,
  'creations.list': fc.array(creation, { maxLength: 4 }),
  'creations.gallery': fc.array(galleryItem, { maxLength: 4 }),
  'generation.create': generation,
  'checkout.subscribe': checkout,
  'checkout.buyTokens': checkout,
};

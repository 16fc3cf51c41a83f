import type { EndpointName } from './refusals';

export interface CallExample {
  body?: unknown;
  answer?: unknown;
}

const USER = {
  id: 7,
  username: 'ada',
  email: 'ada@example.com',
  tokens: 120,
  isAdmin: false,
  subscriptionStatus: null,
  language: 'en',
};

const WORK = {
  title: 'Lighthouse in a storm',
  prompt: 'A lighthouse in a storm',
  imageUrl: 'https://media.example/42.jpg',
  style: 'realistic',
  aspectRatio: '1:1',
  mediaType: 'image',
};

const CREATION = { id: 42, userId: 7, ...WORK, isPublic: true, metadata: { quality: 'hd' } };
const CHECKOUT = { url: 'https://checkout.stripe.com/c/pay/1' };

/** A request and its response, for each call. */
export const EXAMPLES: Record<EndpointName, CallExample> = {
  'session.user': { answer: USER },
  'session.login': { body: { email: 'ada@example.com', password: 'secret1' }, answer: USER },
  'session.register': {
    body: { username: 'ada', email: 'ada@example.com', password: 'secret1', confirmPassword: 'secret1' },
    answer: { ...USER, tokens: 0, language: null },
  },
  'session.logout': {},
  'session.language': { body: { language: 'fr' }, answer: { ...USER, language: 'fr' } },
  'creations.list': { answer: [CREATION] },
  'creations.gallery': { answer: [{ id: 42, ...WORK }] },
  'creations.save': {
    body: { userId: 7, ...WORK, isPublic: true, metadata: { quality: 'hd' } },
    answer: CREATION,
  },
  'creations.update': {
    body: { title: 'Lighthouse', isPublic: false },
    answer: { ...CREATION, title: 'Lighthouse', isPublic: false },
  },
  'creations.delete': {},
  'generation.create': {
    body: {
      prompt: 'A lighthouse in a storm',
      style: 'realistic',
      aspectRatio: '1:1',
      quality: 'hd',
      mediaType: 'image',
    },
    answer: { mediaUrl: 'https://media.example/42.jpg', mediaType: 'image' },
  },
  'checkout.subscribe': { body: { planId: 'basic', billingInterval: 'month' }, answer: CHECKOUT },
  'checkout.buyTokens': { body: { packageId: 'starter' }, answer: CHECKOUT },
};

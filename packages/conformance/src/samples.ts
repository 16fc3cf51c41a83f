import type { GenerationRequest, Id, NewCreation } from '@product/api-client';
import type { EndpointName } from '@product/api-client/contract';

export const IMAGE_REQUEST: GenerationRequest = {
  prompt: 'A lighthouse in a storm',
  style: 'realistic',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'image',
};

/** Two characters, one less than the minimum. */
export const SHORT_TITLE = '~q';

export function newCreation(userId: Id, title: string, imageUrl: string): NewCreation {
  const { prompt, style, aspectRatio, mediaType, quality } = IMAGE_REQUEST;
  const texts = { title, prompt, style, aspectRatio, mediaType };
  return { userId, ...texts, imageUrl, isPublic: false, metadata: { quality } };
}

/** What a server sells: a pack or a plan, as the interface takes it. Only its id is read. */
export interface Offer {
  id: string;
}

export interface Offers {
  packs: readonly Offer[];
  plans: readonly Offer[];
}

export const DOCUMENTED_OFFERS = {
  packs: [{ id: 'starter' }, { id: 'pro' }],
  plans: [{ id: 'basic' }],
} satisfies Offers;

/** A valid body for each call, by its name. */
export type SampleBodies = Readonly<Record<string, unknown>>;

export const sampleBodies = ({ packs, plans }: Offers): SampleBodies =>
  ({
    'session.user': undefined,
    'session.login': { username: 'nobody', password: 'nothing-1' },
    'session.register': undefined,
    'session.logout': undefined,
    'session.language': { language: 'fr' },
    'creations.list': undefined,
    'creations.gallery': undefined,
    'creations.save': newCreation(1, 'Conformance', 'https://example.com/conformance.jpg'),
    'creations.update': { title: 'Conformance', isPublic: false },
    'creations.delete': undefined,
    'generation.create': IMAGE_REQUEST,
    'checkout.subscribe': { planId: plans[0]?.id, billingInterval: 'month' },
    'checkout.buyTokens': { packageId: packs[0]?.id },
  }) satisfies Record<EndpointName, unknown>;

import {
  buyTokensMutation,
  creationsQuery,
  deleteCreationMutation,
  galleryQuery,
  languageMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
  saveCreationMutation,
  subscribeMutation,
  updateCreationMutation,
  userQuery,
} from '@product/api-client/react';
import { DEMO_PASSWORD, makeCreation, type EndpointName } from 'mock-api';
import { formControl, generationControl, readingControl, type Control } from './control';
import { createHarness, type Harness } from './harness';

const OWNER = 1;
const AN_IMAGE = {
  prompt: 'A lighthouse in a storm',
  style: 'fantasy',
  aspectRatio: '16:9',
  quality: 'hd',
  mediaType: 'image',
} as const;

const OF_VISITORS: readonly EndpointName[] = ['session.login', 'session.register', 'creations.gallery'];

const openers: Record<EndpointName, (harness: Harness) => Control | Promise<Control>> = {
  'session.user': (harness) => readingControl(harness, userQuery(harness.api)),
  'session.login': logIn,
  'session.register': (harness) =>
    formControl(harness, registerMutation(harness.api), (turn) => ({
      username: `painter${turn}`,
      email: `painter${turn}@example.com`,
      password: 'secret1',
      confirmPassword: 'secret1',
    })),
  'session.logout': (harness) => formControl(harness, logoutMutation(harness.api), () => undefined),
  'session.language': (harness) =>
    formControl(harness, languageMutation(harness.api), () => ({ language: 'de' }) as const),
  'creations.list': (harness) => readingControl(harness, creationsQuery(harness.api, OWNER)),
  'creations.gallery': (harness) => readingControl(harness, galleryQuery(harness.api)),
  'creations.save': (harness) =>
    formControl(harness, saveCreationMutation(harness.api), (turn) => {
      const { id: _, ...creation } = makeCreation({ id: 0, userId: OWNER, title: `Storm ${turn}` });
      return { ...creation, ...AN_IMAGE, metadata: { quality: AN_IMAGE.quality } };
    }),
  'creations.update': (harness) =>
    formControl(harness, updateCreationMutation(harness.api), (turn) => ({
      id: ownCreationId(harness, turn),
      title: 'Calm after the storm',
      isPublic: true,
    })),
  'creations.delete': (harness) =>
    formControl(harness, deleteCreationMutation(harness.api), (turn) => ({
      id: ownCreationId(harness, turn),
    })),
  'generation.create': (harness) => generationControl(harness, AN_IMAGE),
  'checkout.subscribe': (harness) =>
    formControl(
      harness,
      subscribeMutation(harness.api),
      () => ({ planId: 'pro', billingInterval: 'year' }) as const,
    ),
  'checkout.buyTokens': (harness) =>
    formControl(harness, buyTokensMutation(harness.api), () => ({ packageId: 'starter' }) as const),
};

export function logIn(harness: Harness): Promise<Control> {
  return formControl(harness, loginMutation(harness.api), () => ({
    username: 'demo',
    password: DEMO_PASSWORD,
  }));
}

/** A harness with the control of one call, before any fault. */
export async function openControl(endpoint: EndpointName): Promise<{ harness: Harness; control: Control }> {
  const harness = createHarness(OF_VISITORS.includes(endpoint) ? 'visitor' : 'creator');
  if (endpoint !== 'session.user') await harness.loadUser();
  return { harness, control: await openers[endpoint](harness) };
}

/** Another creation each time: a deleted one cannot be deleted again. */
function ownCreationId({ world }: Harness, turn: number): string | number {
  const own = world.state.creations.filter(({ userId }) => userId === OWNER);
  const creation = own[turn];
  if (!creation) throw new Error(`The demo account has no creation ${turn}.`);
  return creation.id;
}

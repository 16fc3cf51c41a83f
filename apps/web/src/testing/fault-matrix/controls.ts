import {
  buyTokensMutation,
  creationsQuery,
  deleteCreationMutation,
  galleryQuery,
  generateMutation,
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
import { formControl, readingControl, type Control } from './control';
import { openStage, type Stage } from './stage';

const OWNER = 1;
const AN_IMAGE = {
  prompt: 'A lighthouse in a storm',
  style: 'fantasy',
  aspectRatio: '16:9',
  quality: 'hd',
  mediaType: 'image',
} as const;

const OF_VISITORS: readonly EndpointName[] = ['session.login', 'session.register', 'creations.gallery'];

/** The control with which a user makes each documented call. */
const openers: Record<EndpointName, (stage: Stage) => Control | Promise<Control>> = {
  'session.user': (stage) => readingControl(stage, userQuery(stage.api)),
  'session.login': logIn,
  'session.register': (stage) =>
    formControl(stage, registerMutation(stage.api), (turn) => ({
      username: `painter${turn}`,
      email: `painter${turn}@example.com`,
      password: 'secret1',
      confirmPassword: 'secret1',
    })),
  'session.logout': (stage) => formControl(stage, logoutMutation(stage.api), () => undefined),
  'session.language': (stage) =>
    formControl(stage, languageMutation(stage.api), () => ({ language: 'de' }) as const),
  'creations.list': (stage) => readingControl(stage, creationsQuery(stage.api, OWNER)),
  'creations.gallery': (stage) => readingControl(stage, galleryQuery(stage.api)),
  'creations.save': (stage) =>
    formControl(stage, saveCreationMutation(stage.api), (turn) => {
      const { id: _, ...piece } = makeCreation({ id: 0, userId: OWNER, title: `Storm ${turn}` });
      return { ...piece, metadata: { quality: 'hd' } };
    }),
  'creations.update': (stage) =>
    formControl(stage, updateCreationMutation(stage.api), (turn) => ({
      id: ownPiece(stage, turn),
      title: 'Calm',
      isPublic: true,
    })),
  'creations.delete': (stage) =>
    formControl(stage, deleteCreationMutation(stage.api), (turn) => ({ id: ownPiece(stage, turn) })),
  'generation.create': (stage) =>
    formControl(stage, generateMutation(stage.api), () => ({ request: AN_IMAGE })),
  'checkout.subscribe': (stage) =>
    formControl(
      stage,
      subscribeMutation(stage.api),
      () => ({ planId: 'pro', billingInterval: 'year' }) as const,
    ),
  'checkout.buyTokens': (stage) =>
    formControl(stage, buyTokensMutation(stage.api), () => ({ packageId: 'starter' }) as const),
};

export function logIn(stage: Stage): Promise<Control> {
  return formControl(stage, loginMutation(stage.api), () => ({ username: 'demo', password: DEMO_PASSWORD }));
}

/** A harness with the control of one call, before any fault. */
export async function openControl(endpoint: EndpointName): Promise<{ stage: Stage; control: Control }> {
  const stage = openStage(OF_VISITORS.includes(endpoint) ? 'visitor' : 'creator');
  if (endpoint !== 'session.user') await stage.meetUser();
  return { stage, control: await openers[endpoint](stage) };
}

/** Another creation each time: a deleted one cannot be deleted again. */
function ownPiece({ world }: Stage, turn: number): string | number {
  const own = world.state.creations.filter(({ userId }) => userId === OWNER);
  const piece = own[turn];
  if (!piece) throw new Error(`The demo account has no piece ${turn}.`);
  return piece.id;
}

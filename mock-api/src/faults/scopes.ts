import { endpoints } from '@product/api-client';
import type { DocumentedEndpoint, EndpointName, RouteName } from '../endpoint-name';

type Answer = 'user' | 'creation' | 'list' | 'generation' | 'checkout' | 'other' | 'nothing';

/** The kind of response of each call. `other` is JSON about none of the product's entities. */
const ANSWERS: Record<EndpointName, Answer> = {
  'session.user': 'user',
  'session.login': 'user',
  'session.register': 'user',
  'session.logout': 'nothing',
  'session.language': 'user',
  'creations.list': 'list',
  'creations.gallery': 'list',
  'creations.save': 'creation',
  'creations.update': 'creation',
  'creations.delete': 'nothing',
  'generation.create': 'generation',
  'checkout.subscribe': 'checkout',
  'checkout.buyTokens': 'checkout',
};

const SIGN_INS: readonly EndpointName[] = ['session.login', 'session.register'];
const WITHOUT_SESSION: readonly EndpointName[] = [...SIGN_INS, 'session.logout', 'creations.gallery'];

export const documented: readonly DocumentedEndpoint[] = Object.values(endpoints);

const namesOf = (matches: (endpoint: DocumentedEndpoint) => boolean): EndpointName[] =>
  documented.filter(matches).map(({ name }) => name);

const endpointsWith = (...kinds: Answer[]) => namesOf(({ name }) => kinds.includes(ANSWERS[name]));

export interface Scope {
  description: string;
  names: readonly RouteName[];
  /** Why the fault does not apply to the other documented endpoints. */
  elsewhere: string;
}

export const scopes = {
  everything: {
    description: 'every call and every medium, at once',
    names: [...namesOf(() => true), 'mock.media'],
    elsewhere: '',
  },
  calls: { description: 'every call', names: namesOf(() => true), elsewhere: '' },
  changes: {
    description: 'calls that change something',
    names: namesOf(({ method }) => method !== 'GET'),
    elsewhere: 'It changes nothing that could be refused so.',
  },
  withBody: {
    description: 'calls that send a body',
    names: namesOf((endpoint) => 'body' in endpoint),
    elsewhere: 'It sends no body.',
  },
  answers: {
    description: 'calls that answer with JSON',
    names: endpointsWith('user', 'creation', 'list', 'generation', 'checkout', 'other'),
    elsewhere: 'Its good answer has no body.',
  },
  people: {
    description: 'calls that answer with a user or creations',
    names: endpointsWith('user', 'creation', 'list'),
    elsewhere: 'Its answer names neither a person nor a creation.',
  },
  choices: {
    description: 'calls that answer with a user, creations or a medium',
    names: endpointsWith('user', 'creation', 'list', 'generation'),
    elsewhere: 'Its answer holds no such field.',
  },
  lists: {
    description: 'lists of creations',
    names: endpointsWith('list'),
    elsewhere: 'It answers with no list.',
  },
  addresses: {
    description: 'calls that answer with the address of a medium',
    names: endpointsWith('creation', 'list', 'generation'),
    elsewhere: 'Its answer names no medium.',
  },
  checkouts: {
    description: 'checkouts',
    names: endpointsWith('checkout'),
    elsewhere: 'It leads to no checkout.',
  },
  members: {
    description: 'calls that need a session',
    names: namesOf(({ name }) => !WITHOUT_SESSION.includes(name)),
    elsewhere: 'It answers with or without a session.',
  },
  signIns: {
    description: 'login and registration',
    names: SIGN_INS,
    elsewhere: 'It begins no session.',
  },
  media: {
    description: 'pictures and videos',
    names: ['mock.media'],
    elsewhere: 'It is about the file itself, which no documented call answers with.',
  },
  app: {
    description: 'the app itself',
    names: [],
    elsewhere: "It is about a file of the app, which is not the API's.",
  },
} as const satisfies Record<string, Scope>;

export type ScopeName = keyof typeof scopes;

import type { EndpointName, FaultId } from 'mock-api';

export type ExpectedOutcome = {
  /** The time in ms without any outcome; `Infinity` until the fault is cleared. */
  waitsMs?: number;
  /** How many calls in a row have this outcome. @default 1 */
  presses?: number;
} & (
  | { ends: 'well'; name?: string }
  /** With the server's message, if it has one that may be shown; `message` is the message of the error itself. */
  | { ends: 'badly'; words?: string; message?: string }
  /** No user is signed in, which is an answer and not an error. */
  | { ends: 'signedOut' }
);

type Rule = (endpoint: EndpointName, variant: number) => ExpectedOutcome;

/** Decisions, section 2: these succeed on any 2xx, whatever its body. */
const ANY_2XX: readonly EndpointName[] = [
  'session.logout',
  'creations.save',
  'creations.update',
  'creations.delete',
];
const LISTS: readonly EndpointName[] = ['creations.list', 'creations.gallery'];

/** The fields of each response in their order, and those that are required. */
const USER = ['id', 'username', 'email', 'tokens', 'isAdmin', 'subscriptionStatus', 'language'];
const ESSENTIAL: Partial<Record<EndpointName, { fields: string[]; needed: string[] }>> = {
  'session.user': { fields: USER, needed: ['id', 'username'] },
  'session.login': { fields: USER, needed: ['id', 'username'] },
  'session.register': { fields: USER, needed: ['id', 'username'] },
  'session.language': { fields: USER, needed: ['id', 'username'] },
  'generation.create': { fields: ['mediaUrl', 'mediaType'], needed: ['mediaUrl'] },
  'checkout.subscribe': { fields: ['url'], needed: ['url'] },
  'checkout.buyTokens': { fields: ['url'], needed: ['url'] },
};
/**
 * The number of fields of a creation. Each variant drops one from the items of a list: items without an id or media are
 * skipped, and the list stays valid.
 */
const CREATION_FIELDS = 10;

const well: Rule = () => ({ ends: 'well' });
const badly: Rule = () => ({ ends: 'badly' });
const refused =
  (...words: string[]): Rule =>
  (_, variant) => ({ ends: 'badly', words: words[variant - 1] });
const slowly =
  (waitsMs: number): Rule =>
  () => ({ ends: 'well', waitsMs });
const breach: Rule = (endpoint) => ({ ends: ANY_2XX.includes(endpoint) ? 'well' : 'badly' });
const named =
  (name: string): Rule =>
  () => ({ ends: 'well', name });
const unlessUser =
  (rule: Rule): Rule =>
  (endpoint, variant) =>
    endpoint === 'session.user' ? { ends: 'signedOut' } : rule(endpoint, variant);

const [NULL, , , WRAPPED] = [1, 2, 3, 4];

const wrongRoot: Rule = (endpoint, variant) =>
  LISTS.includes(endpoint) && (variant === NULL || variant === WRAPPED)
    ? { ends: 'well' }
    : breach(endpoint, variant);

const missingField: Rule = (endpoint, variant) => {
  const { fields = [], needed = [] } = ESSENTIAL[endpoint] ?? {};
  return { ends: needed.includes(fields[variant - 1] ?? '') ? 'badly' : 'well' };
};

/** The session belongs to another user now: own creations are not found, and nothing is saved under a false name. */
const otherUser: Rule = (endpoint) => ({
  ends: ['creations.save', 'creations.update', 'creations.delete'].includes(endpoint) ? 'badly' : 'well',
});

const HTML = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const BIDI = '\u202Egpj.exe\u202C \u200Bzero\u200Dwidth \uD800 \u2066end';

/** The expected outcome of each fault, by its kind. Faults that do not affect a call have none. */
const RULES: Record<Exclude<FaultId, 'F30' | 'F31' | 'F33' | 'F34' | 'F47'>, Rule> = {
  F01: badly,
  F02: badly,
  F03: slowly(3_000),
  F04: slowly(30_000),
  F05: slowly(Infinity),
  F06: refused('That request was not understood.'),
  F07: unlessUser(refused('Please log in to continue.')),
  F08: refused('You are not allowed to do this.'),
  F09: refused('This does not exist any more.'),
  F10: refused('Somebody else was quicker.'),
  F11: refused('That is too large.', 'Some fields are not valid.'),
  F12: refused('Too many requests. Please wait a moment.'),
  F13: () => ({
    ends: 'badly',
    words: 'Something broke on our side.',
    message: '500: Something broke on our side.',
  }),
  F14: () => ({ ends: 'badly', message: '500: Internal Server Error' }),
  F15: badly,
  F16: () => ({ ends: 'badly', words: 'Down for maintenance. Back in a moment.', presses: 2 }),
  F17: breach,
  F18: breach,
  F19: breach,
  F20: wrongRoot,
  F21: missingField,
  F22: well,
  F23: well,
  F24: well,
  F25: well,
  F26: well,
  F27: well,
  F28: named(HTML),
  F29: named(BIDI),
  F32: (endpoint) => ({ ends: endpoint === 'generation.create' ? 'badly' : 'well' }),
  F35: badly,
  F36: badly,
  F37: well,
  F38: well,
  F39: unlessUser(refused('Please log in to continue.')),
  F40: otherUser,
  F41: slowly(3_000),
  F42: (_, variant) => ({ ends: 'well', ...(variant === 1 && { waitsMs: 3_000 }) }),
  F43: refused('You have no tokens left.', 'Insufficient balance.'),
  F44: well,
  F45: well,
  // `fetch` follows the redirect: to an HTML page with status 200, or with PUT and DELETE to no page.
  F46: (endpoint, variant) =>
    ['creations.update', 'creations.delete'].includes(endpoint)
      ? { ends: 'badly' }
      : breach(endpoint, variant),
  F48: badly,
};

/** The expected outcome of a fault at a call, known from the specification and not from the app. */
export function expectedOutcome(id: FaultId, endpoint: EndpointName, variant: number): ExpectedOutcome {
  const rule: Rule | undefined = (RULES as Partial<Record<FaultId, Rule>>)[id];
  if (!rule) throw new Error(`There is no rule for ${id}.`);
  return rule(endpoint, variant);
}

/** The number of variants of a fault at a call: each missing field is one. */
export function variantsOf(id: FaultId, endpoint: EndpointName, variants: number): number {
  return id === 'F21' ? (ESSENTIAL[endpoint]?.fields.length ?? CREATION_FIELDS) : variants;
}

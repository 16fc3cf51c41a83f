import type { EndpointName, FaultId } from 'mock-api';

/** What must come of a call, as the specification has it. */
export type Verdict = {
  /** How long nothing happens first; for ever, if nobody ends it. */
  waitsMs?: number;
  /** How often in a row it comes so. @default 1 */
  presses?: number;
} & (
  | { ends: 'well'; name?: string }
  /** With the server's words, if it has any fit to show; `message` is what the error itself says. */
  | { ends: 'badly'; words?: string; message?: string }
  /** Nobody is signed in, and that is an answer, not an error. */
  | { ends: 'signedOut' }
);

type Law = (endpoint: EndpointName, variant: number) => Verdict;

/** Decisions, section 2: these succeed on any 2xx, whatever its body. */
const ANY_2XX: readonly EndpointName[] = [
  'session.logout',
  'creations.save',
  'creations.update',
  'creations.delete',
];
const LISTS: readonly EndpointName[] = ['creations.list', 'creations.gallery'];

/** The fields of each answer in their order, and those without which it is none. */
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
/** Items of a list lose a field each: those without an id or media are skipped, the list is none the worse. */
const CREATION_FIELDS = 10;

const well: Law = () => ({ ends: 'well' });
const badly: Law = () => ({ ends: 'badly' });
const refused =
  (...words: string[]): Law =>
  (_, variant) => ({ ends: 'badly', words: words[variant - 1] });
const slowly =
  (waitsMs: number): Law =>
  () => ({ ends: 'well', waitsMs });
const breach: Law = (endpoint) => ({ ends: ANY_2XX.includes(endpoint) ? 'well' : 'badly' });
const named =
  (name: string): Law =>
  () => ({ ends: 'well', name });
const unlessUser =
  (law: Law): Law =>
  (endpoint, variant) =>
    endpoint === 'session.user' ? { ends: 'signedOut' } : law(endpoint, variant);

const [NULL, , , WRAPPED] = [1, 2, 3, 4];

const wrongRoot: Law = (endpoint, variant) =>
  LISTS.includes(endpoint) && (variant === NULL || variant === WRAPPED)
    ? { ends: 'well' }
    : breach(endpoint, variant);

const missingField: Law = (endpoint, variant) => {
  const { fields = [], needed = [] } = ESSENTIAL[endpoint] ?? {};
  return { ends: needed.includes(fields[variant - 1] ?? '') ? 'badly' : 'well' };
};

/** A session that is another's now: own pieces are not found, and nothing is saved under a false name. */
const anothers: Law = (endpoint) => ({
  ends: ['creations.save', 'creations.update', 'creations.delete'].includes(endpoint) ? 'badly' : 'well',
});

const HTML = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const BIDI = '\u202Egpj.exe\u202C \u200Bzero\u200Dwidth \uD800 \u2066end';

/** What must come of each fault, by the kind of fault it is. Those that are no call's have no law. */
const LAWS: Record<Exclude<FaultId, 'F30' | 'F31' | 'F33' | 'F34' | 'F47'>, Law> = {
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
  F40: anothers,
  F41: slowly(3_000),
  F42: (_, variant) => ({ ends: 'well', ...(variant === 1 && { waitsMs: 3_000 }) }),
  F43: refused('You have no tokens left.', 'Insufficient balance.'),
  F44: well,
  F45: well,
  // A redirect is followed: what arrives is a page, with 200.
  F46: breach,
  F48: badly,
};

/** What must come of a fault at a call, known from the specification and not from the app. */
export function verdictOf(id: FaultId, endpoint: EndpointName, variant: number): Verdict {
  const law: Law | undefined = (LAWS as Partial<Record<FaultId, Law>>)[id];
  if (!law) throw new Error(`The oracle has no law for ${id}.`);
  return law(endpoint, variant);
}

/** How many kinds of a fault there are at a call: each missing field is one. */
export function variantsOf(id: FaultId, endpoint: EndpointName, variants: number): number {
  return id === 'F21' ? (ESSENTIAL[endpoint]?.fields.length ?? CREATION_FIELDS) : variants;
}

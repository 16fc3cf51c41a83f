import { LANGUAGES } from '@product/domain';
import * as fc from 'fast-check';
import { LOOK, USERS, type Call, type Device, type NameField, type Step } from './calls';

/** Values earlier in a list are simpler: a failing sequence shrinks towards them. */
const device = fc.constantFrom<Device[]>(
  ...repeated(4, ['first', 'first-too', 'second'] as const),
  'visitor',
  'ended',
);
/** Without log-ins nobody is signed in on the others. */
const firstDevice = fc.constantFrom<Device[]>(...repeated(4, ['first', 'second'] as const), 'visitor');
const loginDevice = fc.constantFrom<Device[]>('first', 'first-too', 'second');
const user = fc.constantFrom(...USERS);
const by = fc.constantFrom<NameField[]>('username', 'email');
const isPublic = fc.boolean();
/** Few titles, so that calls repeat them. The last one is too short. */
const title = fc.constantFrom(
  ...repeated(2, ['Alpha', 'Beta', 'Gamma', `d'Artagnan "&" <b>`, 'Größe 世界 😀']),
  'ab',
);
/** The larger numbers are unknown ids in most cases. */
const back = fc.oneof(
  { weight: 7, arbitrary: fc.nat({ max: 3 }) },
  { weight: 1, arbitrary: fc.nat({ max: 99 }) },
);
const language = fc.constantFrom(...LANGUAGES, 'tlh');

/** True in one of so many cases. */
const seldom = (cases: number) =>
  fc.nat({ max: cases - 1 }).map(
    (drawn) => drawn === cases - 1,
    (value) => (value ? cases - 1 : 0),
  );

function repeated<Value>(times: number, values: readonly Value[]): Value[] {
  return Array.from({ length: times }, () => values).flat();
}

/** The fields of each kind of call beside its device, and how often it is drawn. */
const KINDS: { [K in Call['kind']]: [weight: number, fields: Fields<Extract<Call, { kind: K }>>] } = {
  'read user': [1, {}],
  'read list': [1, {}],
  'read gallery': [1, {}],
  save: [5, { title, isPublic, isForOther: seldom(8) }],
  update: [8, { back, title, isPublic }],
  delete: [5, { back }],
  'log in': [
    4,
    {
      device: loginDevice,
      user,
      by,
      isUpperCase: seldom(3),
      isWrongPassword: seldom(4),
    },
  ],
  'log out': [3, {}],
  'choose language': [2, { language }],
  register: [1, { user, by }],
  'check out': [1, { item: fc.constantFrom<('pack' | 'plan')[]>('pack', 'plan') }],
  generate: [
    4,
    {
      mediaType: fc.constantFrom<('image' | 'video')[]>('image', 'image', 'video'),
      quality: fc.constantFrom<('standard' | '4k')[]>('standard', 'standard', '4k'),
    },
  ],
};

type Fields<C> = { [Name in Exclude<keyof C, 'kind' | 'device' | 'key'>]: fc.Arbitrary<C[Name]> } & {
  device?: fc.Arbitrary<Device>;
};

export type CallKind = Call['kind'];

export const callKinds = (withGeneration: boolean): CallKind[] =>
  (Object.keys(KINDS) as CallKind[]).filter((kind) => withGeneration || kind !== 'generate');

interface StepOptions {
  /** One of how many calls is sent at the same time as the next one. */
  meets?: number;
  /** The names of the creations, of calls that were sent before. */
  keys?: readonly string[];
}

export function arbitraryStep(
  kinds: readonly CallKind[],
  { meets = 5, keys = [] }: StepOptions = {},
): fc.Arbitrary<Step> {
  const key = keys.length > 0 && { key: fc.noShrink(fc.constantFrom(...keys)) };
  const sender = kinds.includes('log in') ? device : firstDevice;
  const calls = kinds.map((kind) => {
    const [weight, fields] = KINDS[kind];
    const named = ['save', 'update', 'delete'].includes(kind) && key;
    return {
      weight,
      arbitrary: record<Call>({ kind: fc.constant(kind), device: sender, ...fields, ...named }),
    };
  });
  return record<Step>({ call: fc.oneof(...calls), withNext: seldom(meets) });
}

/**
 * A sequence of at most `maxLength` calls, with reads that compare the state between them and at the end. Each sequence
 * uses only some kinds of calls, and its own share of parallel ones: related calls then follow each other more often.
 */
export function arbitrarySequence(kinds: readonly CallKind[], maxLength: number): fc.Arbitrary<Step[]> {
  return fc
    .tuple(fc.subarray([...kinds], { minLength: 2 }), fc.constantFrom(2, 5, 12))
    .chain(([some, meets]) => {
      const isUseful = (kind: CallKind) => kind !== 'log out' || some.includes('log in');
      const step = arbitraryStep([...new Set<CallKind>(['save', ...some.filter(isUseful)])], { meets });
      return fc.array(fc.tuple(step, seldom(6)), { maxLength, size: 'max' });
    })
    .map((parts) => [
      ...parts.flatMap(([one, isLookedAt]) => (isLookedAt ? [one, ...LOOK] : [one])),
      ...LOOK,
    ]);
}

/** Objects with the usual prototype, which fast-check can also shrink without having drawn them. */
const record = <Value>(fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<Value>;

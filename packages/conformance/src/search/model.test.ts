import { expect, test } from 'vitest';
import type { Call } from './calls';
import { distinct, linearise, type Account, type State } from './model';
import type { KeyedCall } from './requests';

const ACCOUNT: Account = { tokens: 0, trial: 3, language: 'en', isFree: false };
const SIGNED_IN = { first: 0, 'first-too': 0, second: 1, visitor: undefined, ended: undefined } as const;

const stateOf = (account: Partial<Account> = {}): State => ({
  accounts: [{ ...ACCOUNT, ...account }, ACCOUNT],
  creations: [{ key: 'c1', owner: 0, title: 'Alpha', isPublic: false }],
  sessions: SIGNED_IN,
});

const keyed = (key: string, call: Call): KeyedCall => ({ ...call, key, sender: 0 });

const save = (key: string): KeyedCall =>
  keyed(key, { kind: 'save', device: 'first', title: `Saved ${key}`, isPublic: false, isForOther: false });
const update = (device: 'first' | 'second', title: string): KeyedCall =>
  keyed('c1', { kind: 'update', device, back: 0, title, isPublic: true });
const remove = keyed('c1', { kind: 'delete', device: 'first-too', back: 0 });
const generate = (mediaType: 'image' | 'video', quality: 'standard' | '4k' = 'standard'): KeyedCall =>
  keyed('', { kind: 'generate', device: 'first', mediaType, quality });

/** What each order of the calls answers, and the titles of the first user's list after it. */
const ordersOf = (state: State, ...calls: KeyedCall[]) =>
  linearise(state, calls).map(({ state: { creations }, expected }) => [
    expected.map((one) => (one.kind === 'refusal' ? one.statuses : one.kind)),
    creations.map(({ title }) => title),
  ]);

test('two saves side by side are listed in one order or the other', () => {
  expect(ordersOf(stateOf(), save('c2'), save('c3'))).toEqual([
    [
      ['success', 'success'],
      ['Saved c3', 'Saved c2', 'Alpha'],
    ],
    [
      ['success', 'success'],
      ['Saved c2', 'Saved c3', 'Alpha'],
    ],
  ]);
});

test('of an update and a deletion side by side, the update may come first, or find nothing', () => {
  expect(ordersOf(stateOf(), update('first', 'Beta'), remove)).toEqual([
    [['success', 'success'], []],
    [[[404], 'success'], []],
  ]);
});

test('of two images side by side, the last one of the trial is given once', () => {
  const image = generate('image');
  const orders = ordersOf(stateOf({ trial: 1 }), image, image).map(([answers]) => answers);
  expect(orders).toEqual([
    ['success', [402]],
    [[402], 'success'],
  ]);
});

test.each<[Partial<Account>, KeyedCall, Partial<Account> | number[]]>([
  [{}, generate('image'), { trial: 2 }],
  [{ trial: 0 }, generate('image'), [402]],
  [{}, generate('video'), [402, 403]],
  [{}, generate('image', '4k'), [402, 403]],
  [{ tokens: 2 }, generate('image', '4k'), { tokens: 1 }],
  [{ tokens: 2 }, generate('video'), [402]],
  [{ tokens: 3 }, generate('video'), { tokens: 0 }],
  [{ isFree: true }, generate('video', '4k'), {}],
])('an account %j charges %j: %j', (account, call, result) => {
  const before = stateOf(account);
  const expected = Array.isArray(result)
    ? { state: before, expected: [{ kind: 'refusal', statuses: result }] }
    : { state: stateOf({ ...account, ...result }), expected: [{ kind: 'success' }] };
  expect(linearise(before, [call])).toEqual([expected]);
});

test('a save with the id of the other user may be refused, or done for the user who is signed in', () => {
  const call = { ...save('c2'), isForOther: true } as KeyedCall;
  expect(ordersOf(stateOf(), call)).toEqual([
    [['success'], ['Saved c2', 'Alpha']],
    [['4xx'], ['Alpha']],
  ]);
});

test('the creation of another user is not found, and stays', () => {
  expect(ordersOf(stateOf(), update('second', 'Beta'))).toEqual([[[[404]], ['Alpha']]]);
});

test('a logout ends one session, and its calls are signed out from then on', () => {
  const logOut = keyed('', { kind: 'log out', device: 'first' });
  const read = (device: 'first' | 'first-too') => keyed('', { kind: 'read user', device });
  const [after] = linearise(stateOf(), [logOut]).map(({ state }) => state);
  const kinds = (device: 'first' | 'first-too') =>
    linearise(after as State, [read(device)]).flatMap(({ expected }) => expected.map(({ kind }) => kind));
  expect([kinds('first'), kinds('first-too')]).toEqual([['refusal'], ['user']]);
});

test('equal states count once', () => {
  const orders = linearise(stateOf(), [update('first', 'Beta'), save('c2')]);
  expect(orders).toHaveLength(2);
  expect(distinct(orders.map(({ state }) => state))).toHaveLength(1);
});

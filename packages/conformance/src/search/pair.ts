import { endpoints, userSchema, type Id, type User } from '@product/api-client';
import { openBrowser, type Answer, type Browser, type Network } from '../browser';
import { toJson } from '../json';
import { logInWithNewBrowser, readList, register, type Account, type SignInResult } from '../people';
import { skip } from '../check-context';
import { DEVICES, type Call, type Device } from './calls';
import type { Known } from './compare';
import { TRIALS, type State } from './model';
import { PROMPT, toRequest, UNKNOWN_ID, type KeyedCall, type Names } from './requests';

/** The names of the account that is registered, or an account that exists. */
export type Opening = { username: string } | Account;

/** Two accounts on the server, and the devices of their users. */
export interface Pair {
  browsers: Record<Device, Browser>;
  known: Known & { ids: Map<string, Id> };
  names: Names;
  /** The states in which the server may be. Several, since nobody knows the trial of an account that existed before. */
  states: State[];
}

/** @throws Skip if one of them cannot be signed in */
export async function openPair(
  network: Network,
  openings: readonly Opening[],
  { mediaUrl, bodies, newName }: Pick<Names, 'mediaUrl' | 'bodies' | 'newName'>,
): Promise<Pair> {
  const signIns = await Promise.all(
    openings.map((opening) =>
      'password' in opening ? logInWithNewBrowser(network, opening) : register(network, opening.username),
    ),
  );
  const browsers = signIns.map(browserOf);
  const users = await Promise.all(browsers.map(readUser));
  const lists = await Promise.all(browsers.map(readList));
  const ids = new Map<string, Id>();
  const isNew = !openings.some((opening) => 'password' in opening);
  const sessions = {
    first: 0,
    'first-too': undefined,
    second: 1,
    visitor: undefined,
    ended: undefined,
  } as const;
  const [first, second] = browsers as [Browser, Browser];
  const visitor = () => openBrowser(network);
  return {
    browsers: { first, 'first-too': visitor(), second, visitor: visitor(), ended: visitor() },
    known: { users, ids, earlier: new Set(lists.flat().map(({ id }) => id)) },
    names: {
      accounts: users.map(({ id, username, email }, user) => {
        const { password } = (signIns[user] as SignInResult).account;
        return { id, username, email, password };
      }),
      idOf: (key) => ids.get(key) ?? UNKNOWN_ID,
      mediaUrl,
      bodies,
      newName,
    },
    states: TRIALS.filter((trial) => !isNew || trial === TRIALS.at(-1)).map((trial) => ({
      accounts: users.map(({ tokens, language, isAdmin, subscriptionStatus }) => ({
        tokens,
        language,
        trial,
        isFree: isAdmin || subscriptionStatus === 'active',
      })),
      creations: [],
      sessions,
    })),
  };
}

function browserOf({ person }: SignInResult): Browser {
  return person?.browser ?? skip('no two accounts could be signed in');
}

async function readUser(browser: Browser): Promise<User> {
  const { text } = await browser.call(endpoints.getUser);
  return userSchema.safeParse(toJson(text)).data ?? skip('the user cannot be read');
}

/** Adds to a call what depends on the calls before it. */
export function withKey(call: Call, { known, states: [state] }: Pair, nextKey: () => string): KeyedCall {
  const sender = state?.sessions[call.device] ?? 0;
  if (call.kind === 'save') return { ...call, sender, key: call.key ?? nextKey() };
  if (!('back' in call)) return { ...call, sender, key: 'unknown' };
  const own = state?.creations.filter(({ owner }) => owner === sender) ?? [];
  const all = [...own, ...(state?.creations ?? [])].map(({ key }) => key);
  const keys = [...new Set([...all, ...[...known.ids.keys()].reverse()])];
  return { ...call, sender, key: call.key ?? keys[call.back] ?? 'unknown' };
}

export async function send(call: KeyedCall, { browsers, names }: Pair, network: Network): Promise<Answer> {
  const browser = browsers[call.device];
  const { endpoint, ...options } = toRequest(call, names);
  const before = new Map(browser.cookies);
  const answer = await browser.call(endpoint, options);
  if (call.kind === 'log out' && call.device !== 'ended' && before.size > 0)
    browsers.ended = openBrowser(network, before);
  return answer;
}

/**
 * Learns the id of a saved creation: from the response, or from the own list if the response has none.
 * @returns whether the response had it
 */
export async function learnId(call: KeyedCall, answer: Answer, { browsers, known }: Pair): Promise<boolean> {
  if (call.kind !== 'save' || answer.status < 200 || answer.status > 299) return true;
  const { id } = (toJson(answer.text) ?? {}) as { id?: Id };
  const saved =
    id ?? (await readList(browsers[call.device])).find(({ prompt }) => prompt === PROMPT + call.key)?.id;
  if (saved !== undefined) known.ids.set(call.key, saved);
  return id !== undefined;
}

export async function closePair({ browsers, names, states, known }: Pair, network: Network): Promise<void> {
  for (const [user, account] of names.accounts.entries()) {
    const device = DEVICES.find((one) => states[0]?.sessions[one] === user);
    const isSignedIn = device && (await browsers[device].call(endpoints.getUser)).status === 200;
    const browser = isSignedIn ? browsers[device] : (await logInWithNewBrowser(network, account)).browser;
    const saved = (await readList(browser)).filter(
      ({ id, prompt }) => !known.earlier.has(id) && prompt.startsWith(PROMPT),
    );
    for (const { id } of saved) await browser.call(endpoints.deleteCreation, { params: { id } });
  }
}

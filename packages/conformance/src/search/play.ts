import type { Answer } from '../browser';
import { skip, type CheckContext } from '../check-context';
import type { Account } from '../people';
import { NoAnswer } from '../verdicts';
import { groupCalls, isRead, type Step } from './calls';
import { compare } from './compare';
import { distinct, linearise, type Expected } from './model';
import { closePair, learnId, openPair, send, withKey, type Pair } from './pair';
import type { KeyedCall, Names } from './requests';
import type { Sent } from './script';

export interface Finding {
  expected: string;
  received: string;
  groups: Sent[][];
  names: Names;
}

/** The statuses of a server that is busy. Nothing follows from them. */
const BUSY: readonly number[] = [503, 504];

/**
 * Sends a sequence, and compares each response with the states that the calls before it may have led to.
 * @param accounts two accounts that exist, or none: two are registered
 * @param end when to stop, as a time of `performance.now()`
 * @throws Skip if the server allows no accounts, or no more calls
 */
export async function play(
  steps: readonly Step[],
  { network, newUsername, mediaUrl, bodies }: CheckContext,
  accounts: readonly Account[],
  end: number,
): Promise<Finding | undefined> {
  const day = today();
  const name = newUsername();
  const openings = accounts.length > 0 ? accounts : [...'ab'].map((end) => ({ username: `${name}${end}` }));
  const pair = await openPair(network, openings, { mediaUrl, bodies, newName: () => `${name}c` });
  const groups: Sent[][] = [];
  const finding = ({ expected, received }: { expected: string; received: string }): Finding => {
    return { expected, received, groups, names: pair.names };
  };
  let saves = 0;
  try {
    for (const group of groupCalls(steps)) {
      // A trial begins again with the day.
      if (performance.now() > end || today() !== day) return undefined;
      const calls = group.map((call) => withKey(call, pair, () => `c${(saves += 1)}`));
      const sent = calls.map((call): Sent => ({ call, isWithoutId: false }));
      groups.push(sent);
      const answers = await Promise.all(calls.map((call) => send(call, pair, network)));
      if (answers.some(({ status }) => BUSY.includes(status))) skip('the server is busy');
      for (const [index, one] of sent.entries()) {
        one.isWithoutId = !(await learnId(one.call, answers[index] as Answer, pair));
      }
      const exchanges = calls.map((call, index) => [call, answers[index] as Answer] as const);
      // Reads change nothing, so their order does not matter.
      for (const part of calls.every(isRead) ? exchanges.map((one) => [one]) : [exchanges]) {
        const difference = advance(pair, part);
        if (difference) return finding(difference);
      }
    }
    return undefined;
  } catch (error) {
    if (error instanceof NoAnswer) return finding(error);
    throw error;
  } finally {
    await closePair(pair, network).catch(ignoreNoAnswer);
  }
}

/** Replaces the states by those that the calls may have led to. Returns the difference if there is none. */
function advance(pair: Pair, exchanges: readonly (readonly [KeyedCall, Answer])[]) {
  const calls = exchanges.map(([call]) => call);
  const orders = pair.states
    .flatMap((state) => linearise(state, calls))
    .map(({ state, expected }) => ({
      state,
      parts: exchanges.map(([, answer], index) => compare(expected[index] as Expected, answer, pair.known)),
    }));
  const possible = orders.filter(({ parts }) => parts.every((part) => part.expected === part.received));
  if (possible.length > 0) {
    pair.states = distinct(possible.map(({ state }) => state));
    return undefined;
  }
  const list = (texts: readonly string[]) =>
    texts.map((text, index) => `${calls[index]?.kind} (${calls[index]?.device}): ${text}`).join('; ');
  const expected = orders.map(({ parts }) => list(parts.map((part) => part.expected)));
  const [received = ''] = orders.map(({ parts }) => list(parts.map((part) => part.received)));
  return { expected: [...new Set(expected)].join(', or '), received };
}

const today = () => new Date().toISOString().slice(0, 10);

function ignoreNoAnswer(error: unknown): void {
  if (!(error instanceof NoAnswer)) throw error;
}

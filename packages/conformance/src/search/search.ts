import * as fc from 'fast-check';
import type { CheckContext } from '../check-context';
import type { Account } from '../people';
import { Failure, Interrupted, NoAnswer, Skip } from '../verdicts';
import { arbitrarySequence, arbitraryStep, callKinds } from './arbitraries';
import { groupCalls, isRead, type Step } from './calls';
import { play, type Finding } from './play';
import { formatScript } from './script';
import { shorten, type Attempt, type Failing } from './shorten';

/** In one sequence, without the reads that compare the state. Longer ones need fewer accounts, and take longer to shorten. */
const MAX_CALLS = 100;

/** How many sequences may be played to shorten one, each with two new accounts. */
const MAX_ATTEMPTS = 150;

/** Parallel calls run in the faulty order only sometimes. */
const TRIES = 3;

export interface SearchOptions {
  seconds: number;
  seed: number;
  withGeneration: boolean;
  /** Two accounts that exist, or none. */
  accounts: readonly Account[];
}

/**
 * Plays drawn sequences of calls until one shows what no order of its calls can lead to, by the model. Then it shortens
 * that sequence, for as long again.
 *
 * Each sequence, also a shorter one, begins with two new accounts. A server may keep what no call shows or undoes, such
 * as the used part of a trial, or the memory of a fault. With accounts that another sequence has used, a sequence could
 * fail because of that one, and would show nothing when it is run by hand. Accounts that were given are used again and
 * again, so there a shortened sequence may depend on earlier ones.
 */
export async function search(context: CheckContext, options: SearchOptions): Promise<void> {
  const kinds = callKinds(options.withGeneration);
  const first = await findFailing(arbitrarySequence(kinds, MAX_CALLS), context, options);
  if (!first) return;
  const attempt = createAttempt(context, options);
  let again: Failing | undefined;
  for (let tries = TRIES; tries > 0 && !again; tries -= 1) again = await attempt(first.steps);
  const { finding, steps } = again
    ? await shorten(again, attempt, arbitraryStep(kinds, { keys: keysOf(again) }))
    : first;
  const note = again ? '' : ', which did not happen again';
  const about = `${steps.length} calls of two users, found with --seed ${options.seed}${note}`;
  const { baseUrl, origin } = context.network;
  const isExisting = options.accounts.length > 0;
  const script = formatScript(finding.groups, { ...finding, baseUrl, origin, isExisting, about });
  throw new Failure(finding.expected, `${finding.received} (${about})`, script);
}

async function findFailing(sequence: fc.Arbitrary<Step[]>, context: CheckContext, options: SearchOptions) {
  const end = endOf(options);
  let failing: Failing | undefined;
  let problem: unknown;
  let played = 0;
  let last: Promise<void> | undefined;
  async function tryOnce(steps: readonly Step[]) {
    try {
      const finding = await play(steps, context, options.accounts, end);
      failing = finding && { finding, steps: sentSteps(steps, finding) };
      played += 1;
    } catch (error) {
      problem = error;
    }
  }
  const property = fc.asyncProperty(sequence, async (steps) => {
    last = tryOnce(steps);
    await last;
    return !failing && !problem;
  });
  await fc.check(property, {
    seed: options.seed,
    numRuns: Infinity,
    interruptAfterTimeLimit: options.seconds * 1000,
    // Shrinking it here would also shrink what was not sent any more.
    endOnFailure: true,
  });
  // A sequence that is interrupted stops at its next call.
  await last;
  if (problem instanceof Interrupted)
    throw new Interrupted(`the search had played ${played} sequences of --seed ${options.seed}`);
  // After some sequences a server may allow no more accounts or calls.
  if (problem && !(problem instanceof Skip && played > 0)) throw problem;
  return failing;
}

function createAttempt(context: CheckContext, options: SearchOptions): Attempt {
  const end = endOf(options);
  let attempts = 0;
  let isInterrupted = false;
  // What was found is reported as short as it is.
  const ignore = (error: unknown) => {
    isInterrupted ||= error instanceof Interrupted;
    if (!isInterrupted) ignoreRefusal(error);
    return undefined;
  };
  return async (steps) => {
    const isRace = groupCalls(steps).some((group) => group.length > 1);
    for (let tries = isRace ? TRIES : 1; tries > 0; tries -= 1) {
      if (isInterrupted || performance.now() > end || attempts === MAX_ATTEMPTS) return undefined;
      attempts += 1;
      const finding = await play(steps, context, options.accounts, end).catch(ignore);
      if (finding) return { finding, steps: sentSteps(steps, finding) };
    }
    return undefined;
  };
}

const keysOf = ({ finding }: Failing) => [...new Set(finding.groups.flat().map(({ call }) => call.key))];

const endOf = ({ seconds }: SearchOptions) => performance.now() + seconds * 1000;

/**
 * The steps until the one that shows the failure. They name their creations, so that others can be left out. What only
 * reads need not be sent side by side.
 */
function sentSteps(steps: readonly Step[], { groups }: Finding): Step[] {
  return groups.flat().map(({ call: { key } }, index) => {
    const { call, withNext } = steps[index] as Step;
    if (isRead(call)) return { call, withNext: false };
    if ('back' in call) return { call: { ...call, key, back: 0 }, withNext };
    return { call: call.kind === 'save' ? { ...call, key } : call, withNext };
  });
}

/** A server that allows no more accounts does not show the failure again. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Skip) && !(error instanceof NoAnswer)) throw error;
}

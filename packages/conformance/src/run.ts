import { endpoints } from '@product/api-client';
import { openBrowser, type Network } from './browser';
import { logAnswers } from './answer-log';
import type { Check } from './check';
import { newAccountChecks, unpaidAccountChecks } from './checks/account.checks';
import { bodyChecks } from './checks/bodies.checks';
import { changeChecks } from './checks/changes.checks';
import { checkoutAtOnceChecks } from './checks/checkout-at-once.checks';
import { checkoutChecks } from './checks/checkout.checks';
import { creationsAtOnceChecks } from './checks/creations-at-once.checks';
import { creationChecks } from './checks/creations.checks';
import { foreignFieldChecks } from './checks/foreign-fields.checks';
import { generationChecks } from './checks/generation.checks';
import { privacyChecks } from './checks/privacy.checks';
import { registrationChecks } from './checks/registration.checks';
import { servedChecks } from './checks/served.checks';
import { sessionAtOnceChecks } from './checks/session-at-once.checks';
import { sessionChecks } from './checks/session.checks';
import { signInChecks } from './checks/sign-in.checks';
import { signedOutChecks } from './checks/signed-out.checks';
import { typeChecks } from './checks/types.checks';
import { accountTextChecks } from './checks/account-texts.checks';
import { cacheChecks } from './checks/caches.checks';
import { cookieChecks } from './checks/cookies.checks';
import { keptChoiceChecks } from './checks/kept-choices.checks';
import { lengthChecks } from './checks/lengths.checks';
import { listChecks } from './checks/lists.checks';
import { oddIdChecks } from './checks/odd-ids.checks';
import { originChecks } from './checks/origins.checks';
import { sessionCookieChecks } from './checks/session-cookies.checks';
import { sessionLifeChecks } from './checks/sessions.checks';
import { textChecks } from './checks/texts.checks';
import { validatorChecks } from './checks/validators.checks';
import { unfilteredChecks } from './checks/unfiltered.checks';
import { tidyUp } from './tidy-up';
import { logInWithNewBrowser, register, type Account, type SignInResult } from './people';
import type { Report, Result } from './report';
import { createCheckContext, type CheckContext } from './check-context';
import { show } from './expectations';
import { trackLeftovers } from './leftovers';
import { searchCheck, type SequenceSearch } from './search/search-check';
import { Warning, Failure, NoAnswer, Skip } from './verdicts';

const DEFAULT_TIMEOUT_MS = 60_000;
const NO_ACCOUNT = 'read-only, and no account is given: --username and --password name one';
const DEFAULT_MEDIA_URL = 'https://example.com/conformance.jpg';

export interface ConformanceOptions {
  /** Base URL of the API, without the `/api` that every path begins with. */
  baseUrl: string;
  /**
   * One or two accounts to test the server with, instead of new ones. Without a second one, the checks that need
   * another user are skipped.
   * @default two new accounts, or none if `readOnly`
   */
  accounts?: readonly Account[];
  /**
   * Generates up to nine images, which may cost something.
   * @default false
   */
  allowGenerate?: boolean;
  /**
   * Runs only the checks that create nothing on the server: no account, no creation, no checkout.
   * @default false
   */
  readOnly?: boolean;
  /**
   * The media URL of the creations that are saved.
   * @default https://example.com/conformance.jpg
   */
  mediaUrl?: string;
  /**
   * Timeout of a response, in milliseconds.
   * @default 60_000
   */
  timeoutMs?: number;
  /**
   * The origin of an app that calls the server from elsewhere, such as `https://app.example`.
   * @default the app has the server's origin: the checks of CORS are skipped
   */
  origin?: string;
  /**
   * Also searches for a sequence of calls that breaks the contract.
   * @default only the checks
   */
  search?: SequenceSearch;
  /**
   * Sends a request.
   * @default the global `fetch`
   */
  fetch?: (request: Request) => Promise<Response>;
}

/** The base URL does not respond, so there is no server to test. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** A given account cannot log in, so that hardly anything could be tested. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
}

export const CHECKS: readonly Check[] = [
  ...signedOutChecks,
  ...registrationChecks,
  ...newAccountChecks,
  ...sessionChecks,
  ...sessionLifeChecks,
  ...cookieChecks,
  ...accountTextChecks,
  ...originChecks,
  ...typeChecks,
  ...signInChecks,
  ...sessionAtOnceChecks,
  ...creationChecks,
  ...changeChecks,
  ...servedChecks,
  ...textChecks,
  ...lengthChecks,
  ...keptChoiceChecks,
  ...oddIdChecks,
  ...listChecks,
  ...validatorChecks,
  ...bodyChecks,
  ...unfilteredChecks,
  ...privacyChecks,
  ...creationsAtOnceChecks,
  ...foreignFieldChecks,
  ...generationChecks,
  ...checkoutChecks,
  ...checkoutAtOnceChecks,
  ...unpaidAccountChecks,
  // These read the responses to all calls before.
  ...sessionCookieChecks,
  ...cacheChecks,
];

/**
 * Tests a server against the documented contract, over HTTP, as two users with a browser each. Deletes the creations
 * that it saves. Accounts and checkouts remain, since no call removes them, and are listed in the report.
 * @throws UnreachableError if the server does not respond, CredentialsError if a given account cannot log in
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { baseUrl, mediaUrl = DEFAULT_MEDIA_URL, timeoutMs = DEFAULT_TIMEOUT_MS, origin } = options;
  const leftovers = trackLeftovers();
  const answers = logAnswers();
  const network: Network = {
    baseUrl,
    timeoutMs,
    origin,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    onAnswer: (...call) => {
      leftovers.record(...call);
      answers.record(...call);
    },
  };
  await requireReachable(network);
  const prefix = `conformance-${crypto.randomUUID().slice(0, 8)}`;
  const signIns = await signInUsers(network, prefix, options);
  const context = createCheckContext({
    network,
    answers,
    signIns,
    mayRegister: !options.readOnly && !options.accounts?.length,
    prefix,
    mediaUrl,
    origin,
    withoutAccount: options.readOnly ? NO_ACCOUNT : 'no account could be signed in',
  });
  const results: Result[] = [];
  const { search } = options;
  const checks = search ? [...CHECKS, searchCheck(search, options)] : CHECKS;
  for (const check of checks) results.push(await runCheck(check, context, options));
  const leftBehind = await tidyUp(signIns, prefix, leftovers);
  return { baseUrl, results, leftBehind, ...count(results) };
}

async function requireReachable(network: Network): Promise<void> {
  try {
    await openBrowser(network).call(endpoints.listGallery);
  } catch (error) {
    if (error instanceof NoAnswer)
      throw new UnreachableError(`${network.baseUrl} gives no answer (${error.received}).`);
    // A server that limits calls has answered.
    if (!(error instanceof Skip)) throw error;
  }
}

/** Sequential, so that the second user cannot be mistaken for the first. */
async function signInUsers(
  network: Network,
  prefix: string,
  { accounts, readOnly }: ConformanceOptions,
): Promise<(SignInResult | undefined)[]> {
  const signIns: (SignInResult | undefined)[] = [];
  for (const index of [0, 1]) {
    const account = accounts?.[index];
    if (account) signIns.push(await logInOrThrow(network, account));
    else if (accounts?.length || readOnly) signIns.push(undefined);
    else signIns.push(await ignoreNoAnswer(register(network, `${prefix}-${'ab'[index]}`)));
  }
  return signIns;
}

async function logInOrThrow(network: Network, account: Account): Promise<SignInResult> {
  const reason = (answer: string) => new CredentialsError(`${account.username} could not log in: ${answer}`);
  const signIn = await logInWithNewBrowser(network, account).catch((error: unknown) => {
    if (error instanceof Skip) throw reason(error.message);
    throw error instanceof NoAnswer ? reason(error.received) : error;
  });
  const { login } = signIn;
  // After a 2xx without a session the checks run: they report what is wrong with the cookie.
  if (login && (login.status < 200 || login.status > 299)) throw reason(show(login));
  return signIn;
}

const ignoreNoAnswer = (signIn: Promise<SignInResult>): Promise<SignInResult | undefined> =>
  signIn.catch((error: unknown) => {
    if (error instanceof NoAnswer || error instanceof Skip) return undefined;
    throw error;
  });

async function runCheck(check: Check, context: CheckContext, options: ConformanceOptions): Promise<Result> {
  const { id, kind, description } = check;
  const rule = { id, kind, description };
  try {
    const reason = skipReason(check, options);
    if (reason) throw new Skip(reason);
    await check.run(context);
    return { ...rule, outcome: 'passed' };
  } catch (error) {
    if (error instanceof Skip) return { ...rule, outcome: 'skipped', reason: error.message };
    if (!(error instanceof Failure)) throw error;
    const { expected, received, script } = error;
    const outcome = error instanceof Warning ? 'warned' : 'failed';
    return { ...rule, outcome, expected, received, ...(script && { script }) };
  }
}

function skipReason(
  { creates }: Check,
  { readOnly, allowGenerate, accounts }: ConformanceOptions,
): string | undefined {
  if (readOnly && creates) return `read-only: it makes ${creates}`;
  if (creates === 'images' && !allowGenerate) return 'generating was not allowed';
  if (creates === 'accounts' && accounts?.length) return 'no account is registered when one is given';
  return undefined;
}

function count(results: readonly Result[]) {
  const of = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { passed: of('passed'), failed: of('failed'), warned: of('warned'), skipped: of('skipped') };
}

import { endpoints } from '@product/api-client';
import { openBrowser, type Network, type SentRequest } from './browser';
import { logAnswers } from './answer-log';
import { CHECKS } from './checks';
import { createCheckContext } from './check-context';
import { trackLeftovers } from './leftovers';
import { renewSession, type Account, type SignInResult } from './people';
import type { Report, Result } from './report';
import { runCheck } from './run-check';
import { DOCUMENTED_OFFERS, type Offer } from './samples';
import { searchCheck, type SequenceSearch } from './search/search-check';
import { selectChecks } from './select-checks';
import { signInUsers } from './sign-in';
import { deleteCreations, tidyUp } from './tidy-up';
import { Interrupted, NoAnswer, Skip } from './verdicts';

const DEFAULT_TIMEOUT_MS = 60_000;

/** Maximum of a timer: a longer one would end at once. */
export const MAX_TIMER_MS = 2_147_483_647;

/** In characters. Most rules read the own list, so that what is saved is deleted when its list has grown to this length. */
const LONG_LIST = 20_000;

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
   * Generates up to twelve images, which may cost something.
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
   * The packs that the server sells, as `PackPicker` takes them: one at least. Two of them are ordered.
   * @default the documented ones
   */
  packs?: readonly Offer[];
  /**
   * The plans that the server sells, as `PlanPicker` takes them: one at least.
   * @default the documented ones
   */
  plans?: readonly Offer[];
  /**
   * Runs only the rules whose id or kind is one of these, begins with it and a dot, or matches it with `*`.
   * @default all
   */
  only?: readonly string[];
  /**
   * The domain of the email addresses of new accounts.
   * @default example.com
   */
  emailDomain?: string;
  /**
   * Timeout of a response, in milliseconds. A call that is refused with 429 is sent again as `Retry-After` asks, unless
   * that is longer.
   * @default 60_000
   */
  timeoutMs?: number;
  /**
   * Waits before each call, in milliseconds, for servers that limit calls.
   * @default 0
   */
  delayMs?: number;
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
  /** Ends the run: what has been created is deleted, and the report has the rules up to now. */
  signal?: AbortSignal;
}

/** The base URL does not respond, so there is no server to test. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/**
 * Tests a server against the documented contract, over HTTP, as two users with a browser each. Deletes the creations
 * that it saves, also after an error. Accounts and checkouts remain, since no call removes them, and are listed in the
 * report.
 * @throws UnreachableError if the server does not respond, CredentialsError if a given account cannot log in,
 * NoRuleError if `only` matches nothing
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { baseUrl, accounts, readOnly, mediaUrl = DEFAULT_MEDIA_URL, origin, signal, search } = options;
  const checks = selectChecks(search ? [...CHECKS, searchCheck(search, options)] : CHECKS, options.only);
  const leftovers = trackLeftovers();
  const answers = logAnswers();
  let lastRequest: SentRequest | undefined;
  const network: Network = {
    baseUrl,
    timeoutMs: Math.min(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, MAX_TIMER_MS),
    origin,
    emailDomain: options.emailDomain,
    delayMs: options.delayMs,
    fetch: (url, init) => options.fetch?.(new Request(url, init)) ?? globalThis.fetch(url, init),
    signal,
    onSend: (request) => (lastRequest = request),
    onAnswer: (...call) => {
      leftovers.record(...call);
      answers.record(...call);
    },
  };
  // The signal aborts pending calls. Later ones, which delete what was created, are sent.
  signal?.addEventListener('abort', () => (network.signal = undefined), { once: true });
  const runId = crypto.randomUUID().slice(0, 8);
  const [prefix, usernamePrefix] = [`conformance-${runId}`, `conf${runId.slice(0, 6)}`];
  const mayRegister = !readOnly && !accounts?.length;
  const signIns: (SignInResult | undefined)[] = [];
  const results: Result[] = [];
  const run = async () => {
    await requireReachable(network);
    await signInUsers(network, signIns, { accounts, mayRegister, usernamePrefix });
    const context = createCheckContext({
      network,
      answers,
      signIns,
      mayRegister,
      prefix,
      usernamePrefix,
      mediaUrl,
      packs: options.packs ?? DOCUMENTED_OFFERS.packs,
      plans: options.plans ?? DOCUMENTED_OFFERS.plans,
      origin,
      withoutAccount: readOnly ? NO_ACCOUNT : 'no account could be signed in',
    });
    let { signInCalls } = leftovers;
    let longest = LONG_LIST;
    const shortenList = async () => {
      if (leftovers.listLength < longest) return;
      for (const signIn of signIns) if (signIn?.person) await deleteCreations(signIn.person, prefix);
      longest = Math.max(LONG_LIST, 2 * leftovers.listLength);
    };
    for (const check of checks) {
      if (signal?.aborted) throw new Interrupted();
      if (leftovers.signInCalls > signInCalls) await renewSessions(signIns.slice(0, 2));
      ({ signInCalls } = leftovers);
      results.push(await runCheck(check, context, options, () => lastRequest));
      await shortenList();
    }
  };
  const failure = await run().catch((error: unknown) => ({ error }));
  const counts = count(results);
  const leftBehind = await tidyUp(signIns, prefix, leftovers, { signOut: counts.failed === 0 });
  const report = { baseUrl, results, leftBehind, checkoutOrigins: leftovers.checkoutOrigins, ...counts };
  if (!failure) return report;
  if (!(failure.error instanceof Interrupted)) throw failure.error;
  const tried = `interrupted: ${results.length} of ${checks.length} rules were tried`;
  return { ...report, error: [tried, failure.error.message].filter(Boolean).join('; ') };
}

/** On a server that allows one session for each user, a check that logs in ends those of the run. */
async function renewSessions(signIns: readonly (SignInResult | undefined)[]): Promise<void> {
  for (const signIn of signIns) {
    if (!signIn?.person) continue;
    // The next check reports what is wrong.
    await renewSession(signIn.person).catch((error: unknown) => {
      if (!(error instanceof NoAnswer || error instanceof Skip)) throw error;
    });
  }
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

function count(results: readonly Result[]) {
  const of = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { passed: of('passed'), failed: of('failed'), warned: of('warned'), skipped: of('skipped') };
}

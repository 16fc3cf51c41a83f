import { fillPath, type AnyEndpoint } from '@product/api-client';
import {
  cookieHeader,
  readRetryAfter,
  storeCookies,
  type Cookie,
  type Cookies,
} from '@product/api-client/node';
import { Interrupted, NoAnswer, Skip } from './verdicts';

export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Answer {
  request: SentRequest;
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
}

export interface CallOptions {
  params?: Record<string, string | number>;
  body?: unknown;
  /** Sent unchanged as the body, with the content type of JSON. */
  text?: string;
  /** An `Origin` replaces the one that the browser sends. */
  headers?: Record<string, string>;
  /**
   * Returns a 429, instead of waiting as long as it asks and sending the call again. For calls that are sent side by
   * side, of which a server may limit the number.
   * @default false
   */
  once?: boolean;
}

/** The browser of one user: calls the server and keeps its cookies. */
export interface Browser {
  readonly cookies: Cookies;
  /** @throws NoAnswer, or Skip if the server limits calls for longer than `timeoutMs` */
  call: (endpoint: AnyEndpoint, options?: CallOptions) => Promise<Answer>;
  /** The request that a browser sends before a call from another origin. @throws NoAnswer */
  preflight: (endpoint: AnyEndpoint, origin: string) => Promise<Answer>;
  /**
   * Loads a URL as a page does: with the cookies if it is on the server's origin, and following redirects.
   * @throws NoAnswer, Skip as `call` does
   */
  load: (address: string, headers?: Record<string, string>) => Promise<Answer>;
}

export interface Network {
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs: number;
  /**
   * The origin of the app that calls.
   * @default the server's own
   */
  origin?: string | undefined;
  /** The domain of the email addresses of new accounts. */
  emailDomain?: string | undefined;
  delayMs?: number | undefined;
  /** Ends all calls with `Interrupted`. */
  signal?: AbortSignal | undefined;
  onSend?: (request: SentRequest) => void;
  onAnswer?: (endpoint: AnyEndpoint, body: unknown, answer: Answer) => void;
}

/** @param initialCookies copied, not changed */
export function openBrowser(network: Network, initialCookies: Cookies = new Map()): Browser {
  const base = network.baseUrl.replace(/\/+$/, '');
  const cookies = new Map<string, Cookie>(initialCookies);

  async function send(address: string, init: Omit<SentRequest, 'url'>, once = false): Promise<Answer> {
    const url = new URL(address);
    const isOwn = url.origin === new URL(base).origin;
    const cookie = isOwn ? cookieHeader(cookies, url) : '';
    const headers = { ...(cookie && { cookie }), ...init.headers };
    const exchange = () => receive(network, { ...init, url: url.href, headers });
    const response = await (once ? exchange() : untilAllowed(network, exchange));
    if (isOwn) storeCookies(cookies, response.headers.getSetCookie(), url);
    return response;
  }

  /** As in a browser, a call has the page's origin if it goes to another one, or may write. */
  function originHeader(method: string): Record<string, string> {
    const own = new URL(base).origin;
    const { origin = own } = network;
    return origin === own && method === 'GET' ? {} : { origin };
  }

  return {
    cookies,
    async call(endpoint, { params, body, text = toText(body), headers = {}, once } = {}) {
      const type: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await send(
        base + fillPath(endpoint.path, params),
        {
          method: endpoint.method,
          headers: { ...originHeader(endpoint.method), ...type, ...lowerCase(headers) },
          body: text,
        },
        once,
      );
      network.onAnswer?.(endpoint, body, answer);
      return answer;
    },
    preflight: ({ method, path }, origin) =>
      untilAllowed(network, () =>
        receive(network, {
          method: 'OPTIONS',
          url: base + path.replace(/\{\w+\}/g, '1'),
          headers: {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': 'content-type',
          },
          body: undefined,
        }),
      ),
    async load(address, headers = {}) {
      let url = new URL(address, `${base}/`).href;
      for (let redirects = 0; ; redirects += 1) {
        const answer = await send(url, { method: 'GET', headers, body: undefined });
        const location = answer.headers.get('location') ?? '';
        const isRedirect = REDIRECTS.includes(answer.status) && URL.canParse(location, url);
        if (!isRedirect || redirects === MAX_REDIRECTS) return answer;
        url = new URL(location, url).href;
      }
    },
  };
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** As many as `fetch` follows. */
const MAX_REDIRECTS = 20;

const toText = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Waits as a 429 asks and sends the call again, for as long as one response may take. */
async function untilAllowed(network: Network, exchange: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + network.timeoutMs;
  for (let waits = 0; ; waits += 1) {
    const answer = await exchange();
    if (answer.status !== TOO_MANY_REQUESTS) return answer;
    if (waits === MAX_WAITS) throw new NoAnswer(`429, also after ${waits} waits as Retry-After asks`);
    const waitMs = readRetryAfter(answer.headers);
    if (waitMs === undefined)
      throw new Skip('the server limits calls: 429 without a Retry-After; see --delay');
    if (performance.now() + waitMs >= end) {
      const wait = `for another ${Math.ceil(waitMs / 1000)} s`;
      throw new Skip(`the server limits calls ${wait}: see --delay, or a longer --timeout`);
    }
    await sleep(Math.max(waitMs, MIN_WAIT_MS), network.signal);
  }
}

const TOO_MANY_REQUESTS = 429;

/** Attempts of one call: during a wait other clients may use up the limit again. */
const MAX_WAITS = 12;

/** A `Retry-After` of 0, or a date that has just passed, would otherwise be tried in a loop. */
const MIN_WAIT_MS = 100;

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(new Interrupted());
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/**
 * Sends a request and reads its response within the time limit. The limit is a timer of our own: the signal of a
 * collected `Request` no longer follows its source in Node's fetch.
 */
async function receive(network: Network, sent: SentRequest): Promise<Answer> {
  const { fetch, timeoutMs, delayMs = 0, signal, onSend } = network;
  if (delayMs > 0) await sleep(delayMs, signal);
  if (signal?.aborted) throw new Interrupted();
  onSend?.(sent);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let interrupt = () => {};
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`none within ${timeoutMs / 1000} s`)), timeoutMs);
    interrupt = () => reject(new Interrupted());
  });
  signal?.addEventListener('abort', interrupt);
  try {
    const { method, url, headers, body } = sent;
    // A redirect is returned, not followed: following it after a call would turn a redirect to a login page into a 200.
    const init = { method, headers, redirect: 'manual', signal: controller.signal } as const;
    const response = fetch(url, body === undefined ? init : { ...init, body });
    return { request: sent, ...(await Promise.race([end, readAll(response)])) };
  } catch (error) {
    // Only here: the reason of an abort has a stack, which takes time.
    controller.abort();
    const isOurs = error instanceof NoAnswer || error instanceof Interrupted;
    throw isOurs ? error : new NoAnswer(`none: ${reasonOf(error)}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', interrupt);
  }
}

async function readAll(answer: Promise<Response>): Promise<Omit<Answer, 'request'>> {
  const response = await answer;
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  return { status, contentType, headers, text: await response.text() };
}

/** `fetch` throws "fetch failed", with the reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause = error } = error;
  // The code of a `DOMException` is a number.
  const { code, message } = (cause instanceof Error ? cause : error) as Error & { code?: unknown };
  // OpenSSL's own message is a dump of its error queue.
  if (String(code).startsWith('ERR_SSL')) return 'this port does not speak TLS. Is its address http://…?';
  return message || error.message;
}

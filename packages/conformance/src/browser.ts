import { fillPath, type AnyEndpoint } from '@product/api-client';
import { cookieHeader, storeCookies, type Cookie, type Cookies } from '@product/api-client/node';
import { NoAnswer } from './verdicts';

/** A response, read to the end. */
export interface Answer {
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
  headers?: Record<string, string>;
}

/** The browser of one user: calls the server and keeps its cookies. */
export interface Browser {
  readonly cookies: Cookies;
  /** @throws NoAnswer */
  call: (endpoint: AnyEndpoint, options?: CallOptions) => Promise<Answer>;
  /** The request that a browser sends before a call from another origin. @throws NoAnswer */
  preflight: (endpoint: AnyEndpoint, origin: string) => Promise<Answer>;
  /**
   * Loads a URL as a page does: with the cookies if it is on the server's origin, and following redirects.
   * @throws NoAnswer
   */
  load: (address: string) => Promise<Answer>;
}

export interface Network {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  timeoutMs: number;
  /** Called with each call that was answered. */
  onAnswer?: (endpoint: AnyEndpoint, body: unknown, answer: Answer) => void;
}

/** @param initialCookies copied, not changed */
export function openBrowser(network: Network, initialCookies: Cookies = new Map()): Browser {
  const base = network.baseUrl.replace(/\/+$/, '');
  const cookies = new Map<string, Cookie>(initialCookies);

  async function send(address: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    const url = new URL(address);
    const isOwn = url.origin === new URL(base).origin;
    const cookie = isOwn ? cookieHeader(cookies, url) : '';
    if (cookie) headers.set('cookie', cookie);
    // A redirect is returned, not followed: following it after a call would turn a redirect to a login page into a 200.
    const response = await receive(network, address, { ...init, headers, redirect: 'manual' });
    if (isOwn) storeCookies(cookies, response.headers.getSetCookie(), url);
    return response;
  }

  return {
    cookies,
    async call(endpoint, { params, body, text = toText(body), headers = {} } = {}) {
      const answer = await send(base + fillPath(endpoint.path, params), {
        method: endpoint.method,
        headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
        ...(text !== undefined && { body: text }),
      });
      network.onAnswer?.(endpoint, body, answer);
      return answer;
    },
    preflight: ({ method, path }, origin) =>
      receive(network, base + path.replace(/\{\w+\}/g, '1'), {
        method: 'OPTIONS',
        redirect: 'manual',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type',
        },
      }),
    async load(address) {
      let url = new URL(address, `${base}/`).href;
      for (let redirects = 0; ; redirects += 1) {
        const answer = await send(url, { method: 'GET' });
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

/**
 * Sends a request and reads its response within the time limit. The limit is a timer of our own: the signal of a
 * collected `Request` no longer follows its source in Node's fetch.
 */
async function receive({ fetch, timeoutMs }: Network, address: string, init: RequestInit): Promise<Answer> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer(`none within ${timeoutMs / 1000} s`));
      controller.abort();
    }, timeoutMs);
  });
  try {
    const request = new Request(address, { ...init, signal: controller.signal });
    return await Promise.race([limit, readAll(fetch, request)]);
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(`none: ${reasonOf(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

async function readAll(fetch: Network['fetch'], request: Request): Promise<Answer> {
  const response = await fetch(request);
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

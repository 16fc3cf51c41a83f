import { fillPath, type AnyEndpoint } from '../endpoint';
import { NoAnswer } from './verdicts';

/** A response, read to the end. */
export interface Answer {
  status: number;
  contentType: string;
  text: string;
}

export interface Cookie {
  value: string;
  httpOnly: boolean;
}

export type Cookies = ReadonlyMap<string, Cookie>;

export interface CallOptions {
  params?: Record<string, string | number>;
  body?: unknown;
  /** Sent unchanged as the body, with the content type of JSON. */
  text?: string;
}

/** The browser of one user: calls the server and keeps its cookies. */
export interface Browser {
  readonly cookies: Cookies;
  /** @throws NoAnswer */
  call: (endpoint: AnyEndpoint, options?: CallOptions) => Promise<Answer>;
  /** Loads a URL as a page does: with the cookies if it is on the server's origin. @throws NoAnswer */
  load: (address: string) => Promise<Answer>;
}

export interface Network {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  timeoutMs: number;
}

/** @param given initial cookies */
export function openBrowser({ baseUrl, fetch, timeoutMs }: Network, given: Cookies = new Map()): Browser {
  const base = baseUrl.replace(/\/+$/, '');
  const cookies = new Map(given);

  async function ask(address: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    const isOwn = new URL(address).origin === new URL(base).origin;
    if (isOwn && cookies.size > 0) headers.set('cookie', toHeader(cookies));
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // A redirect is returned, not followed: following it would turn a redirect to a login page into a 200.
      const response = await fetch(new Request(address, { ...init, headers, signal, redirect: 'manual' }));
      if (isOwn) keep(cookies, response.headers.getSetCookie());
      const contentType = response.headers.get('content-type') ?? '';
      return { status: response.status, contentType, text: await response.text() };
    } catch (error) {
      throw new NoAnswer(signal.aborted ? `none within ${timeoutMs / 1000} s` : `none: ${reasonOf(error)}`);
    }
  }

  return {
    cookies,
    call(endpoint, { params, body, text = body === undefined ? undefined : JSON.stringify(body) } = {}) {
      return ask(base + fillPath(endpoint.path, params), {
        method: endpoint.method,
        ...(text !== undefined && { body: text, headers: { 'content-type': 'application/json' } }),
      });
    },
    load: (address) => ask(new URL(address, `${base}/`).href, { method: 'GET' }),
  };
}

function toHeader(cookies: Cookies): string {
  return [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
}

function keep(cookies: Map<string, Cookie>, lines: readonly string[]) {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    if (isOver(attributes)) cookies.delete(name);
    else cookies.set(name, { value, httpOnly: attributes.some((word) => /^httponly$/i.test(word)) });
  }
}

/** `Max-Age` takes precedence over `Expires` (RFC 6265, section 5.3). */
function isOver(attributes: readonly string[]): boolean {
  const find = (pattern: RegExp) => attributes.map((word) => pattern.exec(word)?.[1]).find(Boolean);
  const maxAge = find(/^max-age=(-?\d+)$/i);
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = find(/^expires=(.+)$/i);
  return expires !== undefined && Date.parse(expires) <= Date.now();
}

/** `fetch` throws "fetch failed", with the reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

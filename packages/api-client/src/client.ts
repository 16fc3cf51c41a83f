import { fillPath, type AnyEndpoint, type BodyOf, type PathParams, type ResultOf } from './endpoint';
import { ApiError, ContractError, isAbort, NetworkError } from './errors';
import { readRetryAfter } from './retry-after';

export interface ApiClientOptions {
  /**
   * Base URL of the API: an origin, with or without a path. Calls and cookies go to no other origin.
   * @default '' (the page's own origin)
   */
  baseUrl?: string;
  /**
   * Sends a request. Where the platform's `fetch` keeps no cookies, as in Node: `fetchWithCookies()` of `/node`, or a function that
   * sets the cookie of a server's visitor.
   * @default the global `fetch`, looked up at each call so that an interceptor installed later is used
   */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * The language of responses, as a BCP 47 tag. Sent as `Accept-Language`, which CORS allows without a preflight.
   * Looked up at each call, so that a change applies to the next one.
   * @default no header: the browser sends its own preferences, other platforms none
   */
  language?: () => string | undefined;
}

export interface SendOptions<E extends { path: string }> {
  params?: [PathParams<E['path']>] extends [never]
    ? undefined
    : Record<PathParams<E['path']>, string | number>;
  body?: BodyOf<E>;
  signal?: AbortSignal | undefined;
}

export interface ApiClient {
  /**
   * Sends the call that an endpoint describes and parses its response.
   * @throws ApiError if the response is not OK, NetworkError if there is none (in time), ContractError if it breaks the
   * contract, and an AbortError when the signal is aborted: the platform's, or one whose `cause` is the given reason
   */
  send: <E extends AnyEndpoint>(endpoint: E, options?: SendOptions<E>) => Promise<ResultOf<E>>;
}

export function createApiClient({ baseUrl = '', fetch, language }: ApiClientOptions = {}): ApiClient {
  return {
    async send<E extends AnyEndpoint>(endpoint: E, { params, body, signal }: SendOptions<E> = {}) {
      const acceptLanguage = language?.();
      const request = new Request(resolveUrl(baseUrl, fillPath(endpoint.path, params)), {
        method: endpoint.method,
        credentials: 'include',
        signal: signal ?? null,
        headers: {
          ...(acceptLanguage && { 'accept-language': acceptLanguage }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { response, text } = await receive(endpoint.name, request, fetch ?? globalThis.fetch);
      const requestId = response.headers.get('x-request-id') ?? undefined;
      if (!response.ok) {
        const { status, statusText, headers } = response;
        throw new ApiError(status, text, statusText, requestId, readRetryAfter(headers));
      }
      return readResult(endpoint, text, requestId);
    },
  };
}

/** Resolves a path against the base URL. Only the base URL determines the origin. */
function resolveUrl(baseUrl: string, path: string): string {
  // A second slash starts a host. URL parsers read a backslash as a slash, and skip line breaks and tabs before it.
  if (!/^\/(?![/\\\s])/.test(path)) {
    throw new TypeError(
      `The path "${path}" must start with one slash: an endpoint never leaves the API's origin.`,
    );
  }
  const address = baseUrl.replace(/\/+$/, '') + path;
  const page = globalThis.location?.href;
  if (!URL.canParse(address, page)) {
    throw new TypeError(
      `"${address}" is no address here. Where there is no page, give createApiClient an absolute baseUrl: https://…`,
    );
  }
  return new URL(address, page).href;
}

async function receive(name: string, request: Request, fetch: (request: Request) => Promise<Response>) {
  try {
    const response = await fetch(request);
    return { response, text: await response.text() };
  } catch (error) {
    const { aborted, reason } = request.signal;
    // A time limit (`AbortSignal.timeout`) is not an abort by the user: it counts as no response.
    if (aborted && reason?.name !== 'TimeoutError') throw isAbort(reason) ? reason : abortError(name, reason);
    throw new NetworkError(name, error);
  }
}

/** An abort for a reason of the caller's own, which can be any value. */
function abortError(name: string, cause: unknown): Error {
  return Object.assign(new Error(`${name} was aborted.`, { cause }), { name: 'AbortError' });
}

async function readResult<E extends AnyEndpoint>(
  { name, result, optionalResult }: E,
  text: string,
  requestId?: string,
): Promise<ResultOf<E>> {
  if (!result) {
    const read = async () => (await optionalResult?.())?.parse(JSON.parse(text));
    return read().catch(() => undefined) as Promise<ResultOf<E>>;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ContractError(name, 'the body is not JSON.', error, requestId);
  }
  // Without the schema's code the response cannot be read, so a failed import counts as a network error.
  const schema = await result().catch((error: unknown) => {
    throw new NetworkError(name, error);
  });
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ContractError(
      name,
      `${issue?.path.join('.') || 'the answer'}: ${issue?.message}`,
      parsed.error,
      requestId,
    );
  }
  return parsed.data as ResultOf<E>;
}

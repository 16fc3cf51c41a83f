import { fillPath, type BodyOf, type Call, type PathParams, type ResultOf, type Schema } from './endpoint';
import { ApiError, ContractError, NetworkError } from './errors';

export interface ApiClientOptions {
  /**
   * Where the API lives: an origin, with or without a path. Calls and cookies go nowhere else.
   * @default '' (the page's own origin)
   */
  baseUrl?: string;
  /**
   * How requests are made.
   * @default the global `fetch`, looked up at each call so that an interceptor installed later is seen
   */
  fetch?: (request: Request) => Promise<Response>;
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
   * Makes the call that an endpoint describes and reads its answer.
   * @throws ApiError for an answer that is not OK, NetworkError for none, ContractError for one that breaks the
   * contract, and the platform's AbortError when the signal fires
   */
  send: <E extends Call>(endpoint: E, options?: SendOptions<E>) => Promise<ResultOf<E>>;
}

export function createApiClient({ baseUrl = '', fetch }: ApiClientOptions = {}): ApiClient {
  return {
    async send<E extends Call>(endpoint: E, { params, body, signal }: SendOptions<E> = {}) {
      const request = new Request(resolveUrl(baseUrl, fillPath(endpoint.path, params)), {
        method: endpoint.method,
        credentials: 'include',
        signal: signal ?? null,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      const { response, text } = await receive(endpoint.name, request, fetch ?? globalThis.fetch);
      if (!response.ok) throw new ApiError(response.status, text, response.statusText);
      return readResult(endpoint, text);
    },
  };
}

/** The address of a path under the base. Only the base decides the origin. */
function resolveUrl(baseUrl: string, path: string): string {
  // A second slash leads to another host; URL parsers read a backslash as one and skip line breaks and tabs before it.
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
    if (request.signal.aborted) throw request.signal.reason;
    throw new NetworkError(name, error);
  }
}

async function readResult<E extends Call>({ name, result }: E, text: string): Promise<ResultOf<E>> {
  if (!result) return undefined as ResultOf<E>;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ContractError(name, 'the body is not JSON.', error);
  }
  const schema = typeof result === 'function' ? await fetchSchema(name, result) : result;
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ContractError(
      name,
      `${issue?.path.join('.') || 'the answer'}: ${issue?.message}`,
      parsed.error,
    );
  }
  return parsed.data as ResultOf<E>;
}

/** An answer that cannot be read for want of code is as good as none. */
async function fetchSchema(name: string, schema: () => Promise<Schema>): Promise<Schema> {
  try {
    return await schema();
  } catch (error) {
    throw new NetworkError(name, error);
  }
}

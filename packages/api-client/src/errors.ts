/** Base class of all errors of failed calls, except an abort, which is an `AbortError`: see `isAbort`. */
export abstract class ClientError extends Error {
  /** The server's message for the user, if it sent one that can be shown. */
  abstract readonly serverMessage: string | undefined;
  /** The `X-Request-Id` of the response, if it had one: the request's name in the server's logs. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    { requestId, ...options }: ErrorOptions & { requestId?: string | undefined } = {},
  ) {
    super(message, options);
    this.requestId = requestId;
  }
}

/**
 * A response that is not OK. `message` is exactly `"<status>: <body text, or status text>"` (specification, section 8).
 */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  readonly serverMessage: string | undefined;

  constructor(
    readonly status: number,
    /** The response body as text. */
    readonly body: string,
    statusText = '',
    requestId?: string,
    /** How long the `Retry-After` of the response asks to wait, in milliseconds, if it has one. */
    readonly retryAfterMs?: number,
  ) {
    super(`${status}: ${body || statusText}`, { requestId });
    this.serverMessage = readServerMessage(body);
  }
}

/**
 * No response: offline, an unresolved host name, a cut connection or a time limit, whose `cause` is the platform's
 * `TimeoutError`. Also a result's schema that fails to load.
 */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError';
  readonly serverMessage = undefined;

  constructor(endpointName: string, cause: unknown) {
    super(`${endpointName} got no answer. Check the connection and the API's address.`, { cause });
  }
}

/** An OK response that breaks the contract. */
export class ContractError extends ClientError {
  override readonly name = 'ContractError';
  readonly serverMessage = undefined;

  constructor(endpointName: string, detail: string, cause?: unknown, requestId?: string) {
    super(`${endpointName} answered against the contract: ${detail}`, { cause, requestId });
  }
}

/** A response to a call of a session that has ended since. It is dropped: not reported and not cached. */
export class StaleSessionError extends ClientError {
  override readonly name = 'StaleSessionError';
  readonly serverMessage = undefined;

  constructor(endpointName: string) {
    super(`${endpointName} was answered after its session had ended; the answer is dropped.`);
  }
}

/** Whether a request was aborted (by the user, or by a screen that unmounts) or its session has ended. Never shown. */
export function isAbort(error: unknown): boolean {
  return error instanceof StaleSessionError || (error instanceof Error && error.name === 'AbortError');
}

/** Whether the server answered 401. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the server answered 404. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

// Matches an unclosed tag too, because a page may be truncated.
const MARKUP = /<[a-z!/?]/i;

/** The server's message: a JSON `message`, else the text itself unless it is markup (decisions, section 2). */
function readServerMessage(body: string): string | undefined {
  const message = readMessage(body)?.trim();
  return message && !MARKUP.test(message) ? message : undefined;
}

function readMessage(body: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return body;
  }
  const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : json;
  return typeof message === 'string' ? message : body;
}

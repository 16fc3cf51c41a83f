/** What every failed call throws, save an abort, which stays the platform's own `AbortError`. */
export abstract class ClientError extends Error {
  /** What the server itself said to people, if it said anything fit to show. */
  abstract readonly serverMessage: string | undefined;
}

/** An answer that is not OK. `message` is literally `"<status>: <body text, or status text>"` (specification, section 8). */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  readonly serverMessage: string | undefined;

  constructor(
    readonly status: number,
    /** The answer's body as text. */
    readonly body: string,
    statusText = '',
  ) {
    super(`${status}: ${body || statusText}`);
    this.serverMessage = readServerMessage(body);
  }
}

/** No answer: offline, a name that does not resolve, a connection cut. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError';
  readonly serverMessage = undefined;

  constructor(endpointName: string, cause: unknown) {
    super(`${endpointName} got no answer. Check the connection and the API's address.`, { cause });
  }
}

/** An OK answer that is not what the contract says. */
export class ContractError extends ClientError {
  override readonly name = 'ContractError';
  readonly serverMessage = undefined;

  constructor(endpointName: string, detail: string, cause?: unknown) {
    super(`${endpointName} answered against the contract: ${detail}`, { cause });
  }
}

/** An answer to a session that has ended meanwhile. It is dropped: nobody is told and nothing is kept. */
export class StaleSessionError extends ClientError {
  override readonly name = 'StaleSessionError';
  readonly serverMessage = undefined;

  constructor(endpointName: string) {
    super(`${endpointName} was answered after its session had ended; the answer is dropped.`);
  }
}

/** Whether someone (a person, a leaving screen) called the request off: never shown. */
export function isAbort(error: unknown): boolean {
  return error instanceof StaleSessionError || (error instanceof Error && error.name === 'AbortError');
}

/** Whether the server does not know who asks. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

// Unclosed too: a page may be cut short.
const MARKUP = /<[a-z!/?]/i;

/** A body fit for people: a JSON `message`, else the text itself unless it is markup (decisions, section 2). */
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

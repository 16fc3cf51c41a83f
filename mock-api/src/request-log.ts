import { parseJson } from './body';
import { jsonText } from './json';
import type { RouteName } from './endpoint-name';

export const LOG_ENTRIES = 1_000;

/** Maximum number of characters of all logged paths and bodies. The limit that is reached first applies. */
export const LOG_CHARACTERS = 4_000_000;

/** Maximum number of characters of all logged responses. Above it, the oldest ones are forgotten, not their requests. */
export const LOG_RESPONSE_CHARACTERS = 4_000_000;

export interface LoggedRequest {
  /** `undefined` where no route matched. */
  name: RouteName | undefined;
  method: string;
  /** Without the origin, with the query. */
  path: string;
  /** Parsed if it is JSON that a route would accept, else the text; `undefined` if there is none. */
  body: unknown;
  /** Milliseconds since 1970, by the world's clock. */
  at: number;
  /** The response's status; 'pending' until there is one, 'lost' if there is none (offline, aborted). */
  outcome: number | 'pending' | 'lost';
  /** In which way a real server's response deviates from the document. */
  deviation?: string;
}

export interface Exchange {
  request: LoggedRequest;
  sent: Headers;
  /** `undefined` until there is one, and if there is none. */
  response?: { statusText: string; headers: Headers; at: number; text: string | undefined };
}

export type NewRequest = Pick<LoggedRequest, 'name' | 'method' | 'path' | 'at'> & {
  body: string;
  headers: Headers;
};

/** The request log of a world, oldest first. It keeps the latest requests only, so that it does not grow without limit. */
export function createRequestLog() {
  let records: (Exchange & { characters: number })[] = [];
  let responses: NonNullable<Exchange['response']>[] = [];
  let characters = 0;
  let responseCharacters = 0;
  const isFull = () => records.length > LOG_ENTRIES || characters > LOG_CHARACTERS;
  return {
    /** @returns the entry; its outcome is set when the request is answered */
    record({ headers: sent, body, ...request }: NewRequest): LoggedRequest {
      const entry: LoggedRequest = { ...request, body: readableBody(body), outcome: 'pending' };
      const added = { request: entry, sent, characters: request.path.length + body.length };
      records.push(added);
      characters += added.characters;
      while (isFull()) characters -= records.shift()?.characters ?? 0;
      return entry;
    },
    complete(entry: LoggedRequest, response: Response | 'lost', at: number) {
      entry.outcome = response === 'lost' ? response : response.status;
      const exchange = records.findLast(({ request }) => request === entry);
      if (!exchange || response === 'lost') return;
      const text = jsonText(response);
      // Hono's response is slower once its status text has been read, so that only that of an error without JSON is.
      const statusText = text === undefined && !response.ok ? response.statusText : '';
      exchange.response = { statusText, headers: response.headers, at, text };
      responses.push(exchange.response);
      responseCharacters += exchange.response.text?.length ?? 0;
      while (responseCharacters > LOG_RESPONSE_CHARACTERS || responses.length > LOG_ENTRIES) {
        const oldest = responses.shift();
        responseCharacters -= oldest?.text?.length ?? 0;
        if (oldest) oldest.text = undefined;
      }
    },
    entries: (): readonly LoggedRequest[] => records.map(({ request }) => request),
    exchanges: (): readonly Exchange[] => records,
    clear() {
      records = [];
      responses = [];
      characters = responseCharacters = 0;
    },
  };
}

function readableBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Hides the values of secret fields, and bodies of text that name one: users may type real passwords. */
export function withoutPasswords(entries: readonly LoggedRequest[]): LoggedRequest[] {
  return entries.map((entry) =>
    withoutSecrets({ ...entry, path: entry.path.replace(SECRET_PARAMETER, `$1${HIDDEN}`) }),
  );
}

/** A copy of a JSON value that hides the values of secret fields, and texts in `body` that name one. */
export function withoutSecrets<Value>(value: Value): Value {
  const shown = (field: string, one: unknown) => {
    const isText = field === 'body' && typeof one === 'string';
    return SECRET.test(isText ? one : field) ? HIDDEN : one;
  };
  return JSON.parse(JSON.stringify(value, shown));
}

export const HIDDEN = '(hidden)';
const SECRET = /password|secret|api[-_]?key|(?:access|refresh|csrf)[-_]?token/i;
const SECRET_PARAMETER = new RegExp(`([?&][^=&]*(?:${SECRET.source})[^=&]*=)[^&]*`, 'gi');

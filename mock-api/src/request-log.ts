import { parseJson } from './body';
import type { RouteName } from './endpoint-name';

/** Maximum number of logged requests; the oldest ones are dropped. */
export const LOG_ENTRIES = 1_000;

/** Maximum number of characters of all logged paths and bodies. The limit that is reached first applies. */
export const LOG_CHARACTERS = 4_000_000;

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
}

/** A request before it is logged, with its body as text. */
export type NewRequest = Pick<LoggedRequest, 'name' | 'method' | 'path' | 'at'> & { body: string };

/** The request log of a world. It keeps the latest requests only, so that it does not grow without limit. */
export interface RequestLog {
  /** @returns the entry; its outcome is set when the request is answered */
  record: (request: NewRequest) => LoggedRequest;
  /** Oldest first. */
  entries: () => readonly LoggedRequest[];
  clear: () => void;
}

export function createRequestLog(): RequestLog {
  let records: { entry: LoggedRequest; characters: number }[] = [];
  let characters = 0;
  const isFull = () => records.length > LOG_ENTRIES || characters > LOG_CHARACTERS;
  return {
    record(request) {
      const entry: LoggedRequest = { ...request, body: readableBody(request.body), outcome: 'pending' };
      const added = { entry, characters: request.path.length + request.body.length };
      records.push(added);
      characters += added.characters;
      while (isFull()) characters -= records.shift()?.characters ?? 0;
      return entry;
    },
    entries: () => records.map(({ entry }) => entry),
    clear() {
      records = [];
      characters = 0;
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

/** Hides the values of password fields, and bodies of text that name one: users may type real passwords. */
export function withoutPasswords(entries: readonly LoggedRequest[]): LoggedRequest[] {
  const shown = (field: string, value: unknown) => {
    if (field === 'path' && typeof value === 'string')
      return value.replace(PASSWORD_PARAMETER, `$1${HIDDEN}`);
    const isText = field === 'body' && typeof value === 'string';
    return /password/i.test(isText ? value : field) ? HIDDEN : value;
  };
  return JSON.parse(JSON.stringify(entries, shown));
}

const HIDDEN = '(hidden)';
const PASSWORD_PARAMETER = /([?&][^=&]*password[^=&]*=)[^&]*/gi;

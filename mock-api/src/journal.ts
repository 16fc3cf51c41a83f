import { parseJson } from './body';
import type { RouteName } from './endpoint-name';

/** Maximum number of logged requests; the oldest ones are dropped. */
export const JOURNAL_ENTRIES = 1_000;

/** Maximum number of characters of all logged paths and bodies. The limit that is reached first applies. */
export const JOURNAL_CHARACTERS = 4_000_000;

/** An entry of the request log. */
export interface JournalEntry {
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
export type NewEntry = Pick<JournalEntry, 'name' | 'method' | 'path' | 'at'> & { body: string };

/** The request log of a world. It keeps the latest requests only, so that it does not grow without limit. */
export interface Journal {
  /** @returns the entry; its outcome is set when the request is answered */
  note: (request: NewEntry) => JournalEntry;
  /** Oldest first. */
  entries: () => readonly JournalEntry[];
  clear: () => void;
}

export function createJournal(): Journal {
  let pages: { entry: JournalEntry; characters: number }[] = [];
  let characters = 0;
  const isOver = () => pages.length > JOURNAL_ENTRIES || characters > JOURNAL_CHARACTERS;
  return {
    note(request) {
      const entry: JournalEntry = { ...request, body: readableBody(request.body), outcome: 'pending' };
      const page = { entry, characters: request.path.length + request.body.length };
      pages.push(page);
      characters += page.characters;
      while (isOver()) characters -= pages.shift()?.characters ?? 0;
      return entry;
    },
    entries: () => pages.map(({ entry }) => entry),
    clear() {
      pages = [];
      characters = 0;
    },
  };
}

/** The parsed JSON, else the text. */
function readableBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Hides the values of password fields: users may type real passwords. */
export function withoutPasswords(entries: readonly JournalEntry[]): JournalEntry[] {
  return JSON.parse(
    JSON.stringify(entries, (field, value: unknown) => (/password/i.test(field) ? '(hidden)' : value)),
  );
}

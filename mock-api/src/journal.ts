import { parseJson } from './body';
import type { RouteName } from './endpoint-name';

/** So many requests are remembered, the latest. */
export const JOURNAL_ENTRIES = 1_000;

/** So many characters of paths and bodies, together, whichever limit is met first. */
export const JOURNAL_CHARACTERS = 4_000_000;

/** One request that reached a world, as a test counts it. */
export interface JournalEntry {
  /** `undefined` where no route matched. */
  name: RouteName | undefined;
  method: string;
  /** Without the origin, with the query. */
  path: string;
  /** Parsed if it was JSON a route would read, else the text; `undefined` if there was none. */
  body: unknown;
  /** Milliseconds since 1970, by the world's clock. */
  at: number;
  /** The answer's status; 'pending' until there is one, 'lost' when none came (offline, aborted). */
  outcome: number | 'pending' | 'lost';
}

/** A request as it comes in, its body as text. */
export type NewEntry = Pick<JournalEntry, 'name' | 'method' | 'path' | 'at'> & { body: string };

/** What was asked of a world: the latest requests, so that it does not grow with every one. */
export interface Journal {
  /** @returns the entry, whose outcome is filled in by who answers it */
  note: (request: NewEntry) => JournalEntry;
  /** In order. */
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

/** The body as a person would read it. */
function readableBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Requests as others may read them: people type real passwords anywhere. */
export function withoutPasswords(entries: readonly JournalEntry[]): JournalEntry[] {
  return JSON.parse(
    JSON.stringify(entries, (field, value: unknown) => (/password/i.test(field) ? '(hidden)' : value)),
  );
}

import type { RouteName } from './endpoint-name';

/** One request that reached a world, as a test counts it. */
export interface JournalEntry {
  /** `undefined` where no route matched. */
  name: RouteName | undefined;
  method: string;
  /** Without the origin, with the query. */
  path: string;
  /** Parsed if it was JSON, else the text; `undefined` if there was none. */
  body: unknown;
  /** Milliseconds since 1970, by the world's clock. */
  at: number;
  /** The answer's status; 'pending' until there is one, 'lost' when none came (offline, aborted). */
  outcome: number | 'pending' | 'lost';
}

/** The body as a person would read it. */
export function readableBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
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

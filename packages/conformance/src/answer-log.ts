import { endpoints, type AnyEndpoint } from '@product/api-client';
import type { Answer } from './browser';

export interface LoggedAnswer {
  endpoint: AnyEndpoint;
  status: number;
  headers: Headers;
}

export type AnswerLog = ReturnType<typeof logAnswers>;

const SIGN_INS: readonly string[] = [endpoints.login.name, endpoints.register.name];

/** A shorter value may be in a text by chance. */
const MIN_SECRET_LENGTH = 12;

/** A longer text is a list of everyone's creations, which has a rule of its own. */
const MAX_SEARCHED_LENGTH = 100_000;

export function logAnswers() {
  const answers: LoggedAnswer[] = [];
  const sessions: string[][] = [];
  const values = new Set<string>();
  const leaks = new Set<string>();
  return {
    of: ({ name }: AnyEndpoint) => answers.filter(({ endpoint }) => endpoint.name === name),
    /** The `Set-Cookie` lines that scripts cannot read, of each login and registration that succeeded. */
    sessions: () => sessions,
    /** The calls whose response had the value of a session's cookie elsewhere than in `Set-Cookie`. */
    leaks: () => [...leaks],
    record(endpoint: AnyEndpoint, _body: unknown, { status, headers, text }: Answer) {
      answers.push({ endpoint, status, headers });
      const lines = headers.getSetCookie().filter((line) => /;\s*httponly/i.test(line));
      if (SIGN_INS.includes(endpoint.name) && status >= 200 && status < 300) sessions.push(lines);
      for (const value of lines.map(valueOf)) if (value.length >= MIN_SECRET_LENGTH) values.add(value);
      const call = `${endpoint.method} ${endpoint.path}`;
      const location = headers.get('location') ?? '';
      for (const value of values) {
        if (location.includes(value)) leaks.add(`the Location of ${call}`);
        if (text.length <= MAX_SEARCHED_LENGTH && text.includes(value)) leaks.add(`the body of ${call}`);
      }
    },
  };
}

export const valueOf = (line: string): string => /^[^=;]*=([^;]*)/.exec(line)?.[1]?.trim() ?? '';

import type { SentRequest } from './browser';
import { curlLine, type Word } from './curl';
import type { Account } from './people';

/**
 * The curl line that sends a request again. The cookies and passwords of given accounts are variables of the shell:
 * `$COOKIE`, `$CONFORMANCE_PASSWORD` and `$CONFORMANCE_PASSWORD_2`. Those of accounts of the run are no secrets.
 */
export function curlOf(
  { method, url, headers: { cookie, ...headers }, body }: SentRequest,
  givenAccounts: readonly Account[] = [],
): string {
  const isSecret = givenAccounts.length > 0;
  return curlLine({
    method,
    url,
    headers: { ...headers, ...(cookie && { cookie: isSecret ? [{ variable: 'COOKIE' }] : cookie }) },
    body: body && givenAccounts.reduce<Word>(withoutPassword, body),
    options: ['--include'],
  });
}

/** Replaces a password where it is a value, since it may also be the name of a field. */
function withoutPassword(body: Word, { password }: Account, index: number): Word {
  const variable = passwordVariable(index);
  return [body].flat().flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const [first = '', ...others] = part.split(`:${JSON.stringify(password)}`);
    return others.reduce<Exclude<Word, string>>(
      (parts, text) => [...parts.slice(0, -1), `${String(parts.at(-1))}:"`, { variable }, `"${text}`],
      [first],
    );
  });
}

/** The environment variable with the password of an account. */
export const passwordVariable = (index: number) =>
  index === 0 ? 'CONFORMANCE_PASSWORD' : `CONFORMANCE_PASSWORD_${index + 1}`;

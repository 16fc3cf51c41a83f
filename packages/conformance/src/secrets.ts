import { isRecord } from './json';

/** Names of fields that no answer has. `tokens` is a balance, and `blurHash` belongs to a picture. */
const SECRET_NAME =
  /passw|passphrase|secret|salt$|^(pw|pwd|hash|token|session|cookie|jwt|otp)$|(pw|pwd)_?hash|(access|auth|bearer|csrf|refresh|remember|reset|session|api|private)_?(token|id|key)$/i;

/**
 * Describes the first field, at any depth, that its reader must not see: one with the name of a secret, or with a text
 * that `isHidden`. `undefined` if there is none.
 */
export function findSecret(
  value: unknown,
  isHidden: (text: string, field: string) => boolean,
  path: readonly string[] = [],
): string | undefined {
  const field = path.at(-1) ?? '';
  if (SECRET_NAME.test(field)) return `the field ${path.join('.')}`;
  if (typeof value === 'string') return isHidden(value, field) ? `the field ${path.join('.')}` : undefined;
  if (!isRecord(value) && !Array.isArray(value)) return undefined;
  for (const [name, nested] of Object.entries(value)) {
    const secret = findSecret(nested, isHidden, [...path, name]);
    if (secret) return secret;
  }
  return undefined;
}

/** Whether a text has an email that is not the reader's own. */
export const hasForeignEmail = (text: string, own: string): boolean =>
  (text.match(/[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+/g) ?? []).some(
    (email) => !own.toLowerCase().endsWith(email.toLowerCase()),
  );

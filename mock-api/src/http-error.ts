import { PASSWORD_MIN_LENGTH, TITLE_MIN_LENGTH, USERNAME_MIN_LENGTH, type RuleKey } from '@product/domain';
import type * as z from 'zod/mini';

/** An HTTP error of a route: its status, and a message that may be shown to the user. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const RULE_MESSAGES: Record<RuleKey, string> = {
  'rules.passwordTooShort': `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  'rules.identifierRequired': 'Either email or username is required',
  'rules.emailInvalid': 'Please enter a valid email address',
  'rules.usernameTooShort': `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
  'rules.passwordsDiffer': 'Passwords do not match',
  'rules.titleTooShort': `Title must be at least ${TITLE_MIN_LENGTH} characters`,
  'rules.promptRequired': 'Please enter a prompt to generate content.',
};

/**
 * Parses a value with a rule of the domain or a schema of the contract. Throws a 400 with the first issue's message.
 */
export function parseOrReject<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const message = issue?.message ?? 'Invalid input';
  const where = issue?.path.join('.') || 'body';
  throw new HttpError(400, isRuleKey(message) ? RULE_MESSAGES[message] : `${where}: ${message}`);
}

function isRuleKey(message: string): message is RuleKey {
  return Object.hasOwn(RULE_MESSAGES, message);
}

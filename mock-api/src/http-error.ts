import {
  PASSWORD_MIN_LENGTH,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  type RuleKey,
} from '@product/domain';
import type * as z from 'zod/mini';

export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Calls a function. An error that it throws becomes a 400 with the same message. */
export function asBadRequest<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new HttpError(400, messageOf(error));
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const RULE_MESSAGES: Record<RuleKey, string> = {
  'rules.passwordTooShort': `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  'rules.identifierRequired': 'Either email or username is required',
  'rules.emailInvalid': 'Please enter a valid email address',
  'rules.usernameTooShort': `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
  'rules.usernameTooLong': `Username must be at most ${USERNAME_MAX_LENGTH} characters`,
  'rules.usernameHasAt': 'Username must not contain @',
  'rules.passwordsDiffer': 'Passwords do not match',
  'rules.titleTooShort': `Title must be at least ${TITLE_MIN_LENGTH} characters`,
  'rules.titleTooLong': `Title must be at most ${TITLE_MAX_LENGTH} characters`,
  'rules.promptRequired': 'Please enter a prompt to generate content.',
};

/**
 * Parses a value with a rule of the domain or a schema of the contract. Throws a 400 with the first issue's message.
 */
export function parseOrReject<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new HttpError(400, sentenceOf(read.error.issues));
}

type Issues = readonly z.core.$ZodIssue[];

function sentenceOf(issues: Issues): string {
  const [issue] = issues;
  if (issue?.code === 'invalid_union' && issue.errors.length > 0) {
    // The alternative that the value comes closest to; the first of several, such as an email for a login.
    const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
    return sentenceOf(closest);
  }
  const message = issue?.message ?? 'Invalid input';
  const field = issue?.path.join('.') || 'body';
  if (isRuleKey(message)) return RULE_MESSAGES[message];
  // A schema's own message is more specific.
  if (message !== 'Invalid input') return `${field}: ${message}`;
  if (issue?.code === 'too_small') return `${field}: a text is expected.`;
  if (issue?.code === 'too_big') return `${field}: at most ${issue.maximum} characters are expected.`;
  if (issue?.code === 'invalid_value') return `${field}: one of ${issue.values.join(', ')} is expected.`;
  if (issue?.code === 'invalid_type')
    return `${field}: ${TYPE_NAMES[issue.expected] ?? issue.expected} is expected.`;
  return `${field}: ${message}`;
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text',
  object: 'an object',
  boolean: 'true or false',
};

function isRuleKey(message: string): message is RuleKey {
  return Object.hasOwn(RULE_MESSAGES, message);
}

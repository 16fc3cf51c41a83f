import { NetworkError } from '@product/api-client';
import { serverMessageOf } from '@product/studio';
import { outcomeKey, type MutationFeedback, type MutationName } from './mutation-feedback';
import type { FormatMessage } from './format-message';

/** The server's message about a failure, if the table allows it. It is in any language. */
export function serverText({ failure }: MutationFeedback, error: unknown): string | undefined {
  return failure.usesServerMessage ? serverMessageOf(error) : undefined;
}

/** The text of the specification's catalogue, and a sentence more if the browser knows that it is offline. */
export function failureText(
  name: MutationName,
  feedback: MutationFeedback,
  error: unknown,
  formatMessage: FormatMessage,
): string | undefined {
  const { text } = feedback.failure;
  const failure =
    serverText(feedback, error) ?? (text && formatMessage({ key: outcomeKey(name, 'failure', text) }));
  return error instanceof NetworkError && navigator.onLine === false
    ? formatMessage({ key: 'common:offline', values: { failure: failure ?? '' } }).trim()
    : failure;
}

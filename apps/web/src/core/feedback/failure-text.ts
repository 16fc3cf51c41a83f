import { ClientError } from '@product/api-client';
import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';
import type { MutationFeedback, MutationName } from './mutation-feedback';
import type { FormatMessage } from './format-message';

/** The server's message about a failure, if the table allows it and it is not too long. It is in any language. */
export function serverText({ failure }: MutationFeedback, error: unknown): string | undefined {
  const text = failure.usesServerMessage && error instanceof ClientError ? error.serverMessage : undefined;
  return text !== undefined && text.length <= TOAST_TEXT_MAX_LENGTH ? text : undefined;
}

export function failureText(
  name: MutationName,
  feedback: MutationFeedback,
  error: unknown,
  formatMessage: FormatMessage,
): string | undefined {
  const { text } = feedback.failure;
  return serverText(feedback, error) ?? (text && formatMessage({ key: `${name}.failure.${text}` }));
}

import { ClientError } from '@product/api-client';
import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';
import type { MutationFeedback } from './mutation-feedback';
import type { FormatMessage } from './format-message';

/** The server's message about a failure, if the table allows it and it is not too long. It is in any language. */
export function serverText({ failure }: MutationFeedback, error: unknown): string | undefined {
  const text = failure.usesServerMessage && error instanceof ClientError ? error.serverMessage : undefined;
  return text !== undefined && text.length <= TOAST_TEXT_MAX_LENGTH ? text : undefined;
}

export function failureText(
  feedback: MutationFeedback,
  error: unknown,
  formatMessage: FormatMessage,
): string | undefined {
  const { description } = feedback.failure;
  return serverText(feedback, error) ?? (description && formatMessage(description));
}

import { ClientError } from '@product/api-client';
import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';

/** The server's message about a failure, unless it has none or a too long one. It is in any language. */
export function failureMessage(error: Error, fallback: string): string {
  const message = error instanceof ClientError ? error.serverMessage : undefined;
  return message && message.length <= TOAST_TEXT_MAX_LENGTH ? message : fallback;
}

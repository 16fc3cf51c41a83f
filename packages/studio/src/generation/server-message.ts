import { ClientError } from '@product/api-client';
import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';

/** The server's message about a failure, in any language. `undefined` if it has none, or one that is too long to show. */
export function serverMessageOf(error: unknown): string | undefined {
  const message = error instanceof ClientError ? error.serverMessage : undefined;
  return message && message.length <= TOAST_TEXT_MAX_LENGTH ? message : undefined;
}

import { NetworkError } from '@product/api-client';
import { serverMessageOf } from '@product/studio';
import { outcomeKey, type MutationFeedback, type MutationName } from './mutation-feedback';
import type { FormatMessage } from './format-message';

/** The server's message about a failure, if the table allows it. It is in any language. */
export function serverText({ failure }: MutationFeedback, error: unknown): string | undefined {
  return failure.usesServerMessage ? serverMessageOf(error) : undefined;
}

/** Whether the device was offline when a call got no answer. The text stays when the connection changes. */
const offline = new WeakMap<NetworkError, boolean>();

function hasFailedOffline(error: unknown): boolean {
  if (!(error instanceof NetworkError)) return false;
  const isOffline = offline.get(error) ?? navigator.onLine === false;
  offline.set(error, isOffline);
  return isOffline;
}

/**
 * The text of the specification's catalogue. If there was no answer because the device was offline, a sentence is added:
 * the text may be one that only a server could give, such as that of a wrong password.
 */
export function failureText(
  name: MutationName,
  feedback: MutationFeedback,
  error: unknown,
  formatMessage: FormatMessage,
): string | undefined {
  const { text } = feedback.failure;
  const failure =
    serverText(feedback, error) ?? (text && formatMessage({ key: outcomeKey(name, 'failure', text) }));
  return hasFailedOffline(error)
    ? formatMessage({ key: 'common:offline', values: { failure: failure ?? '' } }).trim()
    : failure;
}

import { ClientError } from '@product/api-client';
import { TOAST_TEXT_MAX_LENGTH } from '@product/domain';
import type { Outcome } from './outcomes';
import type { Say } from './say';

/** What people are told of a failure: the server's own words where the table lets it speak, else the table's. */
export function failureText({ failure }: Outcome, error: unknown, say: Say): string | undefined {
  const server = failure.serverSpeaks && error instanceof ClientError ? error.serverMessage : undefined;
  if (server !== undefined && server.length <= TOAST_TEXT_MAX_LENGTH) return server;
  return failure.description && say(failure.description);
}

/** Whether a failure speaks of tokens (specification, section 8). */
export function speaksOfTokens(text: string | undefined): boolean {
  return /tokens|insufficient/i.test(text ?? '');
}

import type { ToastMessage } from '@product/ui';

/** A message and all that follow it, one by one. */
export function inTurn({ followedBy, ...message }: ToastMessage): ToastMessage[] {
  return [message, ...(followedBy ? inTurn(followedBy) : [])];
}

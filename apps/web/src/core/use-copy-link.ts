import { useCallback } from 'react';
import type { Notifications } from './feedback/notifications';
import { useServices } from './services';

/** Returns a function that puts a link into the clipboard, with a toast that says so, or has the link. */
export function useCopyLink() {
  const { notifications } = useServices();
  return useCallback(
    async (link: string, kind?: Parameters<Notifications['linkCopied']>[0]) => {
      try {
        await navigator.clipboard.writeText(link);
        notifications.linkCopied(kind);
      } catch {
        notifications.copyFailed(link);
      }
    },
    [notifications],
  );
}

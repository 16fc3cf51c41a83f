import type { MediaType } from '@product/domain';
import type { ShareTarget } from '@product/ui';
import { useCallback, useState } from 'react';
import { useServices } from './services';
import { useNotifications } from './feedback/use-notifications';
import { absoluteUrl, openExternal, shareLinks } from '../lib/share';

export interface Shareable {
  mediaUrl: string;
  mediaType: MediaType;
  text: string;
}

/** All actions on media outside of the product, each with its toasts. */
export function useShare() {
  const notifications = useNotifications();
  const { reportError } = useServices();
  const [downloading, setDownloading] = useState(false);

  const download = useCallback(
    async ({ mediaUrl, mediaType }: Shareable): Promise<boolean> => {
      setDownloading(true);
      try {
        const { downloadMedia } = await import('../lib/media-files');
        await downloadMedia(mediaUrl, mediaType);
        return true;
      } catch (error) {
        reportError(error, { where: 'download' });
        notifications.downloadFailed();
        return false;
      } finally {
        setDownloading(false);
      }
    },
    [notifications, reportError],
  );

  const copy = useCallback(
    async (link: string) => {
      try {
        await navigator.clipboard.writeText(link);
        notifications.linkCopied();
      } catch {
        notifications.copyFailed(link);
      }
    },
    [notifications],
  );

  const share = useCallback(
    (target: ShareTarget, media: Shareable) => {
      const link = absoluteUrl(media.mediaUrl);
      const actions: Record<ShareTarget, () => void> = {
        facebook: () => openExternal(shareLinks.facebook(link)),
        x: () => openExternal(shareLinks.x(link, media.text)),
        instagram: () => void download(media).then((done) => done && notifications.readyForInstagram()),
        copyLink: () => void copy(link),
      };
      actions[target]();
    },
    [copy, download, notifications],
  );

  return { download, downloading, share };
}

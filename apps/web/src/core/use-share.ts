import type { ShareTarget } from '@product/ui';
import { useCallback, useState } from 'react';
import { linkOf, openExternal, shareLinks } from '../lib/share';
import { useCopyLink } from './use-copy-link';
import { useHref } from './router';
import { useServices } from './services';
import type { Shareable } from './shareable';

/** All actions on media outside of the product, each with its toasts. */
export function useShare() {
  const services = useServices();
  const { notifications } = services;
  const base = useHref('/');
  const copy = useCopyLink();
  const [downloading, setDownloading] = useState(false);

  const download = useCallback(
    async (media: Shareable): Promise<boolean> => {
      setDownloading(true);
      try {
        const { createFileActions } = await import('./file-actions');
        return await createFileActions(services).download(media);
      } catch (error) {
        services.reportError(error, { where: 'download' });
        notifications.downloadFailed();
        return false;
      } finally {
        setDownloading(false);
      }
    },
    [notifications, services],
  );

  const share = useCallback(
    (target: ShareTarget | 'copyFileLink', media: Shareable) => {
      const { page } = media;
      const fileLink = linkOf(media.mediaUrl);
      const pageLink = page && linkOf(`${base.replace(/\/$/, '')}${page.path}`);
      /** Media without an address of its own is shared as a file, or by its page if others see it. */
      const withLink = (link: string | undefined, act: (link: string) => void) => {
        if (link) act(link);
        else notifications.noLink(() => void download(media));
      };
      const forOthers = fileLink ?? (page?.isPublic ? pageLink : undefined);
      const isPrivate = page?.isPublic === false;
      const actions: Record<typeof target, () => void> = {
        facebook: () => withLink(forOthers, (link) => openExternal(shareLinks.facebook(link))),
        x: () => withLink(forOthers, (link) => openExternal(shareLinks.x(link, media.text))),
        instagram: () => void download(media).then((done) => done && notifications.readyForInstagram()),
        copyLink: () =>
          withLink(pageLink ?? fileLink, (link) => void copy(link, isPrivate ? 'privatePage' : 'link')),
        copyFileLink: () => withLink(fileLink, (link) => void copy(link, isPrivate ? 'privateFile' : 'link')),
      };
      actions[target]();
    },
    [base, copy, download, notifications],
  );

  return { download, downloading, share };
}

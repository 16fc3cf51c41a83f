import { fetchPictureAs } from '../lib/convert-picture';
import {
  downloadName,
  fetchNamed,
  saveFile,
  UnreadableMediaError,
  type PictureFormat,
} from '../lib/media-files';
import { openExternal } from '../lib/share';
import type { Services } from './services';
import type { Shareable } from './shareable';

/** Texts of the actions that only a menu of file entries has. */
export type FileActionText = (
  key: 'copied' | 'notCopied' | 'notCopiedText' | 'fileReady' | 'shareFile',
) => string;

/**
 * What this device can do with the file of a creation, each with its toasts. A file that the page may not read can be
 * opened instead.
 */
export function createFileActions({
  now,
  reportError,
  toasts,
  notifications,
}: Pick<Services, 'now' | 'reportError' | 'toasts' | 'notifications'>) {
  const attempt = async (
    act: () => Promise<void>,
    onFailure: (error: unknown) => void = notifications.downloadFailed,
  ) => {
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof UnreadableMediaError) notifications.fileUnread(() => openExternal(error.address));
      else onFailure(error);
      return false;
    }
  };
  const openSheet = async (file: File, title: string, t: FileActionText): Promise<void> => {
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      const name = error instanceof DOMException ? error.name : undefined;
      // The user has closed the sheet.
      if (name === 'AbortError') return;
      if (name !== 'NotAllowedError') throw error;
      // The browser opens the sheet only shortly after a press, and the file has taken too long.
      const onSelect = () => void attempt(() => openSheet(file, title, t));
      toasts.toast({ title: t('fileReady'), action: { label: t('shareFile'), onSelect } });
    }
  };
  return {
    /**
     * Saves the file as it came. It is fetched first, since a browser navigates to a download link of another origin
     * instead of saving it.
     */
    download: ({ mediaUrl, mediaType }: Shareable) =>
      attempt(
        async () => {
          const file = await fetchNamed(mediaUrl, mediaType, now());
          saveFile(file, file.name);
        },
        (error) => {
          reportError(error, { where: 'download' });
          notifications.downloadFailed();
        },
      ),
    saveAs: (format: PictureFormat, { mediaUrl }: Shareable) =>
      attempt(async () =>
        saveFile(await fetchPictureAs(format, mediaUrl), downloadName('image', now(), format)),
      ),
    copyPicture: ({ mediaUrl }: Shareable, t: FileActionText) => {
      // With a promise, since Safari's clipboard is open only while it handles the press.
      const picture = fetchPictureAs('png', mediaUrl);
      return attempt(
        async () => {
          const written = navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
          // Some browsers report the failure of the picture as their own.
          await Promise.allSettled([picture, written]);
          await picture;
          await written;
          toasts.toast({ title: t('copied') });
        },
        () =>
          toasts.toast({ variant: 'destructive', title: t('notCopied'), description: t('notCopiedText') }),
      );
    },
    shareFile: ({ mediaUrl, mediaType, text }: Shareable, t: FileActionText) =>
      attempt(async () => openSheet(await fetchNamed(mediaUrl, mediaType, now()), text, t)),
  };
}

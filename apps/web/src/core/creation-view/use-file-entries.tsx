import { CopyIcon, DownloadIcon, Share2Icon, type ShareMenuEntry } from '@product/ui';
import { canWrite, fetchPictureAs } from '../../lib/convert-picture';
import { downloadName, fetchMedia, pictureName, saveFile, type PictureFormat } from '../../lib/media-files';
import { useNotifications } from '../feedback/use-notifications';
import { useServices } from '../services';
import type { Shareable } from '../use-share';
import { useTexts } from './use-texts';

/** What this device can do with the file of a creation: copy the picture, share it, save it in another format. */
export function useFileEntries(media: Shareable | undefined): ShareMenuEntry[] {
  const { t } = useTexts();
  const { toasts, now } = useServices();
  const { downloadFailed } = useNotifications();
  if (!media) return [];
  const { mediaUrl, mediaType, text } = media;
  const isPicture = mediaType === 'image';

  const copy = async () => {
    try {
      // With a promise, since Safari's clipboard is open only while it handles the press.
      const picture = new ClipboardItem({ 'image/png': fetchPictureAs('png', mediaUrl) });
      await navigator.clipboard.write([picture]);
      toasts.toast({ title: t('copied') });
    } catch {
      toasts.toast({ variant: 'destructive', title: t('notCopied'), description: t('notCopiedText') });
    }
  };
  const shareFile = async () => {
    try {
      const file = await fetchMedia(mediaUrl);
      const files = [new File([file], downloadName(mediaType, now()), { type: file.type })];
      await navigator.share({ files, title: text });
    } catch (error) {
      // The user has closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFailed();
    }
  };
  const save = async (format: PictureFormat) => {
    try {
      saveFile(await fetchPictureAs(format, mediaUrl), pictureName(format, now()));
    } catch {
      downloadFailed();
    }
  };
  const formats = isPicture ? (['png', 'webp'] as const).filter(canWrite) : [];
  return [
    ...(isPicture && canCopyPictures()
      ? [{ label: t('copyPicture'), icon: <CopyIcon aria-hidden />, onSelect: () => void copy() }]
      : []),
    ...(canShareFile(media)
      ? [{ label: t('shareFile'), icon: <Share2Icon aria-hidden />, onSelect: () => void shareFile() }]
      : []),
    ...formats.map((format) => ({
      label: t('saveAs', { format: FORMAT_NAMES[format] }),
      icon: <DownloadIcon aria-hidden />,
      onSelect: () => void save(format),
    })),
  ];
}

const FORMAT_NAMES: Record<PictureFormat, string> = { png: 'PNG', webp: 'WebP' };

const canCopyPictures = () => 'ClipboardItem' in globalThis && 'write' in (navigator.clipboard ?? {});

const TYPES = { image: 'image/jpeg', video: 'video/mp4' } as const;

/** Whether the system's share sheet takes such a file. */
function canShareFile({ mediaType }: Shareable): boolean {
  const sample = new File([], downloadName(mediaType, new Date(0)), { type: TYPES[mediaType] });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

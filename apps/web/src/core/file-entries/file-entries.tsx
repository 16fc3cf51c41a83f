import { CopyIcon, DownloadIcon, DropdownMenuItem, DropdownMenuSeparator, Share2Icon } from '@product/ui';
import { Suspense } from 'react';
import { canWrite, fetchPictureAs } from '../../lib/convert-picture';
import { downloadName, fetchMedia, pictureName, saveFile, type PictureFormat } from '../../lib/media-files';
import { useNotifications } from '../feedback/use-notifications';
import { useServices } from '../services';
import type { Shareable } from '../use-share';
import { useTexts } from './use-texts';

interface FileEntriesProps {
  /** What is copied, shared and converted. */
  media: Shareable;
}

/**
 * Entries of a menu for what this device can do with the file of a creation: copy the picture, share it, save it in
 * another format. The menu has its other entries while the texts load.
 */
export const FileEntries = (props: FileEntriesProps) => (
  <Suspense fallback={null}>
    <Entries {...props} />
  </Suspense>
);

function Entries({ media }: FileEntriesProps) {
  const { t } = useTexts();
  const { toasts, now } = useServices();
  const { downloadFailed } = useNotifications();
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
  const openSheet = async (files: File[]) => {
    try {
      await navigator.share({ files, title: text });
    } catch (error) {
      const name = error instanceof DOMException ? error.name : undefined;
      // The user has closed the sheet.
      if (name === 'AbortError') return;
      if (name !== 'NotAllowedError') throw error;
      // The browser opens the sheet only shortly after a press, and the file has taken too long.
      const action = { label: t('shareFile'), onSelect: () => void openSheet(files).catch(downloadFailed) };
      toasts.toast({ title: t('fileReady'), action });
    }
  };
  const shareFile = async () => {
    try {
      const file = await fetchMedia(mediaUrl);
      await openSheet([new File([file], downloadName(mediaType, now()), { type: file.type })]);
    } catch {
      downloadFailed();
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
  const entries = [
    ...(isPicture && canCopyPictures()
      ? [{ label: t('copyPicture'), Icon: CopyIcon, onSelect: () => void copy() }]
      : []),
    ...(canShareFile(media)
      ? [{ label: t('shareFile'), Icon: Share2Icon, onSelect: () => void shareFile() }]
      : []),
    ...formats.map((format) => ({
      label: t('saveAs', { format: FORMAT_NAMES[format] }),
      Icon: DownloadIcon,
      onSelect: () => void save(format),
    })),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <DropdownMenuSeparator />
      {entries.map(({ label, Icon, onSelect }) => (
        <DropdownMenuItem key={label} onSelect={onSelect}>
          <Icon aria-hidden />
          <span>{label}</span>
        </DropdownMenuItem>
      ))}
    </>
  );
}

const FORMAT_NAMES: Record<PictureFormat, string> = { png: 'PNG', webp: 'WebP' };

const canCopyPictures = () => 'ClipboardItem' in globalThis && 'write' in (navigator.clipboard ?? {});

const TYPES = { image: 'image/jpeg', video: 'video/mp4' } as const;

/** Whether the system's share sheet takes such a file. */
function canShareFile({ mediaType }: Shareable): boolean {
  const sample = new File([], downloadName(mediaType, new Date(0)), { type: TYPES[mediaType] });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

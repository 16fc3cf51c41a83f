import {
  CopyIcon,
  DownloadIcon,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  LinkIcon,
  Share2Icon,
} from '@product/ui';
import { Suspense, useId, type ComponentType } from 'react';
import { canWrite } from '../../lib/convert-picture';
import { downloadName, type PictureFormat } from '../../lib/media-files';
import { FORMATS } from '../../lib/media-format';
import { linkOf } from '../../lib/share';
import { createFileActions } from '../file-actions';
import { useServices } from '../services';
import type { Shareable } from '../shareable';
import { toChoices } from '../use-again';
import { useCopyRecipe } from '../use-copy-recipe';
import { useShare } from '../use-share';
import { useLazyTexts } from '../use-texts';
import english from '../../i18n/locales/en/file-entries';
import recipesEnglish from '../../i18n/locales/en/recipes';

interface FileEntriesProps {
  /** What is copied, shared and converted. */
  media: Shareable;
}

interface Entry {
  label: string;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  onSelect: () => void;
  /** Whether the picture is encoded again. */
  converts?: boolean;
}

/** The menu has its other entries while the texts load. */
const lazily = (Entries: ComponentType<FileEntriesProps>) => (props: FileEntriesProps) => (
  <Suspense fallback={null}>
    <Entries {...props} />
  </Suspense>
);

/** Entries of a menu that give the file, or its link, to others. */
export const ShareEntries = lazily(({ media }) => <Entries below entries={useShareEntries(media)} />);

/** Entries of a menu that copy the picture, or save it in another format. */
export const DownloadEntries = lazily(({ media }) => <Entries entries={useDownloadEntries(media)} />);

/** All entries for the file of a creation, below those of another menu. */
export const FileEntries = lazily(({ media }) => (
  <Entries below entries={[...useShareEntries(media), ...useDownloadEntries(media)]} />
));

/** Whether a menu of `DownloadEntries` has any. */
export const hasDownloadEntries = ({ mediaType }: Shareable) => mediaType === 'image';

function Entries({ entries, below = false }: { entries: readonly Entry[]; below?: boolean }) {
  const { t } = useLazyTexts('file-entries', english);
  const note = useId();
  if (entries.length === 0) return null;
  return (
    <>
      {below && <DropdownMenuSeparator />}
      {entries.map(({ label, Icon, onSelect, converts }) => (
        <DropdownMenuItem key={label} aria-describedby={converts ? note : undefined} onSelect={onSelect}>
          <Icon aria-hidden />
          <span>{label}</span>
        </DropdownMenuItem>
      ))}
      {entries.some(({ converts }) => converts) && (
        <DropdownMenuLabel id={note} className="max-w-56 text-wrap">
          {t('keptInOriginal')}
        </DropdownMenuLabel>
      )}
    </>
  );
}

function useShareEntries(media: Shareable): Entry[] {
  const { t } = useLazyTexts('file-entries', english);
  const actions = createFileActions(useServices());
  const { share } = useShare();
  const { t: recipes } = useLazyTexts('recipes', recipesEnglish);
  const copyRecipe = useCopyRecipe();
  const { made } = media;
  return [
    // Without a page 'Copy link' copies the link of the file.
    ...(media.page && linkOf(media.mediaUrl)
      ? [{ label: t('copyFileLink'), Icon: LinkIcon, onSelect: () => share('copyFileLink', media) }]
      : []),
    ...(made
      ? [{ label: recipes('copyLink'), Icon: LinkIcon, onSelect: () => copyRecipe(toChoices(made)) }]
      : []),
    ...(canShareFile(media)
      ? [{ label: t('shareFile'), Icon: Share2Icon, onSelect: () => void actions.shareFile(media, t) }]
      : []),
  ];
}

function useDownloadEntries(media: Shareable): Entry[] {
  const { t } = useLazyTexts('file-entries', english);
  const actions = createFileActions(useServices());
  if (media.mediaType !== 'image') return [];
  return [
    ...(canCopyPictures()
      ? [
          {
            label: t('copyPicture'),
            Icon: CopyIcon,
            converts: true,
            onSelect: () => void actions.copyPicture(media, t),
          },
        ]
      : []),
    ...(['png', 'webp'] as const).filter(canWrite).map((format) => ({
      label: t('saveAs', { format: FORMAT_NAMES[format] }),
      Icon: DownloadIcon,
      converts: true,
      onSelect: () => void actions.saveAs(format, media),
    })),
  ];
}

const FORMAT_NAMES: Record<PictureFormat, string> = { png: 'PNG', webp: 'WebP' };

const canCopyPictures = () => 'ClipboardItem' in globalThis && 'write' in (navigator.clipboard ?? {});

/** Whether the system's share sheet takes such a file. */
function canShareFile({ mediaType }: Shareable): boolean {
  const { type } = FORMATS[mediaType === 'video' ? 'mp4' : 'jpeg'];
  const sample = new File([], downloadName(mediaType, new Date(0)), { type });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

import type { ComponentProps } from 'react';
import { BookmarkIcon, Button, CheckIcon, IconButton, RotateCwIcon, Share2Icon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { useKeptFocus } from '../../../lib/use-kept-focus';
import type { LargeCreationCallbacks } from '../../creation/creation-callbacks';
import { DownloadButton } from '../../creation/download-button';
import { ShareMenu } from '../../creation/share-menu';

/** The actions of a result. An action without its callback is not rendered. */
export interface ResultCallbacks extends LargeCreationCallbacks {
  /** URL of the saved result, for the link 'View in gallery' in place of the button. */
  savedHref?: string | undefined;
}

export interface ResultActionsProps extends Omit<ComponentProps<'div'>, 'children'>, ResultCallbacks {}

/** The link that has replaced the button to save. */
const lastOf = ({ lastElementChild }: Element) => lastElementChild;

/** Buttons to share, download and save a result. An action without its callback is not rendered. @public */
export function ResultActions({
  onShare,
  shareEntries,
  onUseAgain,
  onDownload,
  downloading = false,
  downloadEntries,
  onSave,
  saved = false,
  savedHref,
  className,
  ref,
  ...props
}: ResultActionsProps) {
  const { t, Link } = useUi();
  const SaveIcon = saved ? CheckIcon : BookmarkIcon;
  return (
    <div
      data-ui="result-actions"
      ref={useKeptFocus(ref, lastOf)}
      className={cn('ui:flex ui:w-full ui:flex-wrap ui:gap-2 ui:*:flex-auto', className)}
      {...props}
    >
      {onShare && (
        <ShareMenu onShare={onShare} more={shareEntries}>
          <Button variant="ghost">
            <Share2Icon aria-hidden />
            <span>{t('share.share')}</span>
          </Button>
        </ShareMenu>
      )}
      {onUseAgain && (
        <IconButton label={t('gallery.useAgain')} onClick={onUseAgain}>
          <RotateCwIcon aria-hidden />
        </IconButton>
      )}
      {onDownload && (
        <DownloadButton onDownload={onDownload} downloading={downloading} entries={downloadEntries} />
      )}
      {saved && savedHref !== undefined && (
        <Button variant="inverse" asChild>
          <Link href={savedHref}>
            <CheckIcon aria-hidden />
            <span>{t('generator.viewInGallery')}</span>
          </Link>
        </Button>
      )}
      {onSave && !(saved && savedHref !== undefined) && (
        <Button data-action="save" variant="inverse" aria-disabled={saved || undefined} onClick={onSave}>
          <SaveIcon aria-hidden />
          <span>{t(saved ? 'generator.saved' : 'generator.saveToGallery')}</span>
        </Button>
      )}
    </div>
  );
}

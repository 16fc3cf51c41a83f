'use client';

import type { ComponentProps } from 'react';
import { BookmarkIcon, Button, CheckIcon, DownloadIcon, Share2Icon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { ShareMenu, type ShareMenuProps } from '../../gallery/share-menu';

/** What can be done with a result. */
export interface ResultDeeds {
  /** Somebody chose where to share it to. */
  onShare?: ShareMenuProps['onShare'];
  /** Somebody wants the file. */
  onDownload?: () => void;
  /**
   * The file is being fetched.
   * @default false
   */
  downloading?: boolean;
  /** Opens the way to save it, a `SaveDialog` for instance. */
  onSave?: () => void;
  /**
   * It is in the gallery already.
   * @default false
   */
  saved?: boolean;
}

export interface ResultActionsProps extends Omit<ComponentProps<'div'>, 'children'>, ResultDeeds {}

/** What one can do with a result. An action without its callback is not offered. */
export function ResultActions({
  onShare,
  onDownload,
  downloading = false,
  onSave,
  saved = false,
  className,
  ...props
}: ResultActionsProps) {
  const { t } = useUi();
  const SaveIcon = saved ? CheckIcon : BookmarkIcon;
  return (
    <div
      data-slot="result-actions"
      className={cn('ui:flex ui:flex-wrap ui:gap-2 ui:max-desk:w-full ui:max-desk:*:flex-auto', className)}
      {...props}
    >
      {onShare && (
        <ShareMenu onShare={onShare}>
          <Button variant="ghost">
            <Share2Icon aria-hidden />
            {t('share.share')}
          </Button>
        </ShareMenu>
      )}
      {onDownload && (
        <Button busy={downloading} onClick={onDownload}>
          <DownloadIcon aria-hidden />
          {t(downloading ? 'generator.downloading' : 'generator.download')}
        </Button>
      )}
      {onSave && (
        <Button variant="ink" aria-disabled={saved || undefined} onClick={onSave}>
          <SaveIcon aria-hidden />
          {t(saved ? 'generator.saved' : 'generator.saveToGallery')}
        </Button>
      )}
    </div>
  );
}

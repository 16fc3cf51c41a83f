'use client';

import type { ReactNode } from 'react';
import {
  BookmarkIcon,
  Button,
  CheckIcon,
  GlobeIcon,
  HeartIcon,
  IconButton,
  LockIcon,
  PencilIcon,
  RotateCwIcon,
  Share2Icon,
  TextLink,
  Trash2Icon,
} from '../../../components';
import { useUi } from '../../../i18n';
import type { CardActionsProps } from '../gallery-card/card-actions-props';
import { DownloadButton } from '../../creation/download-button';
import { ShareMenu } from '../../creation/share-menu';

/** The actions of a view. An action without its callback is not rendered. */
export interface ViewActionsProps extends Omit<CardActionsProps, 'tabIndex'> {
  /** Called by 'Download'. */
  onDownload?: (() => void) | undefined;
  /**
   * Whether a download is pending.
   * @default false
   */
  downloading?: boolean;
  /** Entries of a menu beside 'Download': `DropdownMenuItem`s. Without them there is no menu. */
  downloadEntries?: ReactNode;
  /** Called by 'Save to Gallery'; set for a result that can be saved. */
  onSave?: (() => void) | undefined;
  /**
   * Whether the result is in the gallery already: the button reads 'Saved' and ignores presses.
   * @default false
   */
  saved?: boolean | undefined;
  /** Called with the new visibility; set for the user's own creations only. */
  onVisibilityChange?: ((isPublic: boolean) => void) | undefined;
  /** URL of the creation as others see it; set for the user's own public creations only. */
  publicHref?: string | undefined;
}

/** The actions on the creation: the most common ones first, with a label. */
export function ViewActions({
  liked = false,
  onLikedChange,
  onDownload,
  downloading = false,
  downloadEntries,
  onShare,
  shareEntries,
  onUseAgain,
  onSave,
  saved = false,
  isPublic,
  onVisibilityChange,
  publicHref,
  onEdit,
  onDelete,
}: ViewActionsProps & { isPublic: boolean | undefined }) {
  const { t, Link } = useUi();
  const SaveIcon = saved ? CheckIcon : BookmarkIcon;
  const VisibilityIcon = isPublic ? LockIcon : GlobeIcon;
  return (
    <div className="ui:grid ui:max-w-[35rem] ui:gap-2 ui:empty:hidden">
      {onUseAgain && (
        <Button variant="primary" onClick={onUseAgain}>
          <RotateCwIcon aria-hidden />
          <span>{t('gallery.useAgain')}</span>
        </Button>
      )}
      {onSave && (
        <Button variant="inverse" aria-disabled={saved || undefined} onClick={onSave}>
          <SaveIcon aria-hidden />
          <span>{t(saved ? 'generator.saved' : 'generator.saveToGallery')}</span>
        </Button>
      )}
      {onDownload && (
        <DownloadButton onDownload={onDownload} downloading={downloading} entries={downloadEntries} />
      )}
      <div className="ui:flex ui:flex-wrap ui:gap-1 ui:empty:hidden">
        {onLikedChange && (
          <IconButton
            data-action="like"
            label={t('gallery.like')}
            aria-pressed={liked}
            className="ui:aria-pressed:[&>svg]:fill-current"
            onClick={() => onLikedChange(!liked)}
          >
            <HeartIcon aria-hidden />
          </IconButton>
        )}
        {onShare && (
          <ShareMenu onShare={onShare} more={shareEntries} align="start">
            <IconButton label={t('share.share')}>
              <Share2Icon aria-hidden />
            </IconButton>
          </ShareMenu>
        )}
        {onVisibilityChange && (
          <IconButton
            label={t(isPublic ? 'properties.unpublish' : 'properties.publish')}
            onClick={() => onVisibilityChange(!isPublic)}
          >
            <VisibilityIcon aria-hidden />
          </IconButton>
        )}
        {onEdit && (
          <IconButton label={t('gallery.edit')} onClick={onEdit}>
            <PencilIcon aria-hidden />
          </IconButton>
        )}
        {onDelete && (
          <IconButton data-action="delete" label={t('gallery.delete')} onClick={onDelete}>
            <Trash2Icon aria-hidden />
          </IconButton>
        )}
      </div>
      {publicHref && (
        <TextLink asChild className="ui:justify-self-start ui:text-sm">
          <Link href={publicHref}>{t('view.asPublic')}</Link>
        </TextLink>
      )}
    </div>
  );
}

'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import {
  DownloadIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EllipsisIcon,
  GlobeIcon,
  HeartIcon,
  LockIcon,
  PencilIcon,
  RotateCwIcon,
  Share2Icon,
  Trash2Icon,
} from '../../../components';
import { useUi } from '../../../i18n';
import { ShareEntries } from '../../creation/share-menu/share-entries';
import { CardAction } from './card-action';
import type { CardActionsProps } from './card-actions-props';

/** On touch nothing darkens the picture below the icon. */
const ON_PICTURE = 'ui:size-8 ui:rounded-full ui:p-1.5 ui:[@media(hover:none)]:bg-media-chip';

/** All actions of a card in one menu: the only ones on touch, and those that a narrow card has no room for. */
export function CardMenu({
  liked,
  onLikedChange,
  onShare,
  shareEntries,
  onUseAgain,
  onDownload,
  isPublic,
  onVisibilityChange,
  onEdit,
  onDelete,
  tabIndex,
}: CardActionsProps) {
  const { t } = useUi();
  const [isSharing, setSharing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  // The focused entry has been replaced by the targets.
  useLayoutEffect(() => {
    if (isSharing) content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isSharing]);
  return (
    <DropdownMenu onOpenChange={() => setSharing(false)}>
      <DropdownMenuTrigger asChild>
        <CardAction tabIndex={tabIndex} label={t('gallery.more')}>
          <EllipsisIcon aria-hidden className={ON_PICTURE} />
        </CardAction>
      </DropdownMenuTrigger>
      <DropdownMenuContent ref={content}>
        {isSharing && <ShareEntries onShare={onShare} more={shareEntries} />}
        {!isSharing && (
          <>
            {onLikedChange && (
              <DropdownMenuItem
                role="menuitemcheckbox"
                aria-checked={liked}
                className="ui:aria-checked:[&>svg]:fill-current"
                onSelect={() => onLikedChange(!liked)}
              >
                <HeartIcon aria-hidden />
                <span>{t('gallery.like')}</span>
              </DropdownMenuItem>
            )}
            {onShare && (
              <DropdownMenuItem
                aria-haspopup="menu"
                onSelect={(event) => {
                  event.preventDefault();
                  setSharing(true);
                }}
              >
                <Share2Icon aria-hidden />
                <span>{t('share.share')}</span>
              </DropdownMenuItem>
            )}
            {onDownload && (
              <DropdownMenuItem onSelect={onDownload}>
                <DownloadIcon aria-hidden />
                <span>{t('common.download')}</span>
              </DropdownMenuItem>
            )}
            {onUseAgain && (
              <DropdownMenuItem onSelect={onUseAgain}>
                <RotateCwIcon aria-hidden />
                <span>{t('gallery.useAgain')}</span>
              </DropdownMenuItem>
            )}
            {onVisibilityChange && (
              <DropdownMenuItem onSelect={() => onVisibilityChange(!isPublic)}>
                {isPublic ? <LockIcon key="private" aria-hidden /> : <GlobeIcon key="public" aria-hidden />}
                <span>{t(isPublic ? 'properties.unpublish' : 'properties.publish')}</span>
              </DropdownMenuItem>
            )}
            {onEdit && (
              <DropdownMenuItem onSelect={onEdit}>
                <PencilIcon aria-hidden />
                <span>{t('gallery.edit')}</span>
              </DropdownMenuItem>
            )}
            {onDelete && (
              <DropdownMenuItem variant="destructive" onSelect={onDelete}>
                <Trash2Icon aria-hidden />
                <span>{t('gallery.delete')}</span>
              </DropdownMenuItem>
            )}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

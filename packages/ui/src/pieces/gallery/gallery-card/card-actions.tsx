'use client';

import type { ReactNode } from 'react';
import { HeartIcon, PencilIcon, RotateCwIcon, Share2Icon, Trash2Icon } from '../../../components';
import { useUi } from '../../../i18n';
import { share, gallery } from '../../../locales/english';
import { ShareMenu, type ShareTarget } from '../share-menu';
import { CardAction } from './card-action';

export interface CardActionsProps {
  /**
   * Whether the user likes the creation.
   * @default false
   */
  liked?: boolean;
  /**
   * Called with the new state when the user likes the creation or removes the like. An action without its callback
   * is not rendered.
   */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Called with the target that the user shares to. */
  onShare?: ((target: ShareTarget) => void) | undefined;
  /** Further entries of the menu to share: a `DropdownMenuSeparator` and `DropdownMenuItem`s. */
  shareEntries?: ReactNode;
  /** Called by 'Reuse prompt': the host puts prompt and settings into the generator. */
  onUseAgain?: (() => void) | undefined;
  /** Called by 'Edit'; set for the user's own creations only. */
  onEdit?: (() => void) | undefined;
  /** Called by 'Delete'; set for the user's own creations only. */
  onDelete?: (() => void) | undefined;
  /** Position of each action in the tab order; in a grid, arrow keys lead to them instead. */
  tabIndex?: number | undefined;
}

/** Actions at the lower edge of a card, visible on hover and focus, and always on devices without hover. */
export function CardActions({
  liked = false,
  onLikedChange,
  onShare,
  shareEntries,
  onUseAgain,
  onEdit,
  onDelete,
  tabIndex,
}: CardActionsProps) {
  const { t } = useUi({ share, gallery });
  return (
    <div
      data-ui="gallery-card-actions"
      data-grid-actions=""
      className={[
        'ui:pointer-events-none ui:absolute ui:inset-x-0 ui:bottom-0 ui:z-4 ui:flex ui:gap-1 ui:bg-scrim ui:px-2 ui:pt-12 ui:pb-2 ui:*:pointer-events-auto',
        'ui:translate-y-1.5 ui:opacity-0 ui:transition-[opacity,translate] ui:duration-base ui:ease-out',
        'ui:group-focus-within/card:translate-y-0 ui:group-focus-within/card:opacity-100 ui:group-hover/card:translate-y-0 ui:group-hover/card:opacity-100',
        'ui:has-data-[state=open]:translate-y-0 ui:has-data-[state=open]:opacity-100',
        'ui:[@media(hover:none)]:translate-y-0 ui:[@media(hover:none)]:opacity-100',
      ].join(' ')}
    >
      {onLikedChange && (
        <CardAction
          tabIndex={tabIndex}
          label={t('gallery.like')}
          aria-pressed={liked}
          onClick={() => onLikedChange(!liked)}
        >
          <HeartIcon aria-hidden />
        </CardAction>
      )}
      {onShare && (
        <ShareMenu onShare={onShare} more={shareEntries} align="start">
          <CardAction tabIndex={tabIndex} label={t('share.share')}>
            <Share2Icon aria-hidden />
          </CardAction>
        </ShareMenu>
      )}
      {onUseAgain && (
        <CardAction tabIndex={tabIndex} label={t('gallery.useAgain')} onClick={onUseAgain}>
          <RotateCwIcon aria-hidden />
        </CardAction>
      )}
      {onEdit && (
        <CardAction tabIndex={tabIndex} label={t('gallery.edit')} className="ui:ms-auto" onClick={onEdit}>
          <PencilIcon aria-hidden />
        </CardAction>
      )}
      {onDelete && (
        <CardAction
          tabIndex={tabIndex}
          label={t('gallery.delete')}
          className={onEdit ? undefined : 'ui:ms-auto'}
          onClick={onDelete}
        >
          <Trash2Icon aria-hidden />
        </CardAction>
      )}
    </div>
  );
}

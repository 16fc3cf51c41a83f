'use client';

import { HeartIcon, PencilIcon, Share2Icon, Trash2Icon } from '../../../components';
import { useUi } from '../../../i18n';
import { ShareMenu, type ShareTarget } from '../share-menu';
import { CardAction } from './card-action';

export interface CardActionsProps {
  liked: boolean;
  onLikedChange?: (liked: boolean) => void;
  onShare?: (target: ShareTarget) => void;
  onEdit?: () => void;
  onDelete?: () => void;
}

/** What one can do with a card: over its lower edge, on hover and focus, and always where nothing hovers. */
export function CardActions({ liked, onLikedChange, onShare, onEdit, onDelete }: CardActionsProps) {
  const { t } = useUi();
  return (
    <div
      data-slot="gallery-card-actions"
      className={[
        'pointer-events-none absolute inset-x-0 bottom-0 z-4 flex gap-1 bg-scrim px-2 pt-12 pb-2 *:pointer-events-auto',
        'translate-y-1.5 opacity-0 transition-[opacity,translate] duration-base ease-out',
        'group-focus-within/card:translate-y-0 group-focus-within/card:opacity-100 group-hover/card:translate-y-0 group-hover/card:opacity-100',
        'has-data-[state=open]:translate-y-0 has-data-[state=open]:opacity-100',
        '[@media(hover:none)]:translate-y-0 [@media(hover:none)]:opacity-100',
      ].join(' ')}
    >
      {onLikedChange && (
        <CardAction label={t('gallery.like')} aria-pressed={liked} onClick={() => onLikedChange(!liked)}>
          <HeartIcon aria-hidden />
        </CardAction>
      )}
      {onShare && (
        <ShareMenu onShare={onShare} align="start">
          <CardAction label={t('share.share')}>
            <Share2Icon aria-hidden />
          </CardAction>
        </ShareMenu>
      )}
      {onEdit && (
        <CardAction label={t('gallery.edit')} className="ms-auto" onClick={onEdit}>
          <PencilIcon aria-hidden />
        </CardAction>
      )}
      {onDelete && (
        <CardAction label={t('gallery.delete')} className={onEdit ? undefined : 'ms-auto'} onClick={onDelete}>
          <Trash2Icon aria-hidden />
        </CardAction>
      )}
    </div>
  );
}

'use client';

import { HeartIcon, PencilIcon, RotateCwIcon, Share2Icon, Trash2Icon } from '../../../components';
import { useUi } from '../../../i18n';
import { ShareMenu } from '../../creation/share-menu';
import { CardAction } from './card-action';
import type { CardActionsProps } from './card-actions-props';
import { CardMenu } from './card-menu';

const BY_HOVER = 'ui:[@media(hover:none)]:hidden';
const WITH_ROOM = `${BY_HOVER} ui:@max-[15.5rem]/card:hidden`;

/**
 * Actions at the lower edge of a card, visible on hover and focus. On devices without hover they are in the menu at their
 * end, which is always visible.
 */
export function CardActions(props: CardActionsProps) {
  const {
    liked = false,
    onLikedChange,
    onShare,
    shareEntries,
    onUseAgain,
    onEdit,
    onDelete,
    tabIndex,
  } = props;
  const { t } = useUi();
  const { onDownload, onVisibilityChange } = props;
  const callbacks = [onLikedChange, onShare, onUseAgain, onDownload, onVisibilityChange, onEdit, onDelete];
  if (!callbacks.some(Boolean)) return null;
  return (
    <div
      data-ui="gallery-card-actions"
      data-grid-actions=""
      className={[
        'ui:pointer-events-none ui:absolute ui:inset-x-0 ui:bottom-0 ui:z-4 ui:flex ui:bg-scrim ui:px-1.5 ui:pt-12 ui:pb-1.5 ui:*:pointer-events-auto',
        'ui:[translate:0_--spacing(1.5)] ui:opacity-0 ui:transition-[opacity,translate] ui:duration-base ui:ease-out',
        'ui:group-focus-within/card:[translate:0] ui:group-focus-within/card:opacity-100 ui:group-hover/card:[translate:0] ui:group-hover/card:opacity-100',
        'ui:has-data-[state=open]:[translate:0] ui:has-data-[state=open]:opacity-100',
        'ui:[@media(hover:none)]:[translate:0] ui:[@media(hover:none)]:bg-none ui:[@media(hover:none)]:opacity-100',
      ].join(' ')}
    >
      {onLikedChange && (
        <CardAction
          data-action="like"
          tabIndex={tabIndex}
          label={t('gallery.like')}
          aria-pressed={liked}
          className={BY_HOVER}
          onClick={() => onLikedChange(!liked)}
        >
          <HeartIcon aria-hidden />
        </CardAction>
      )}
      {onShare && (
        <ShareMenu onShare={onShare} more={shareEntries} align="start">
          <CardAction tabIndex={tabIndex} label={t('share.share')} className={BY_HOVER}>
            <Share2Icon aria-hidden />
          </CardAction>
        </ShareMenu>
      )}
      {onUseAgain && (
        <CardAction
          tabIndex={tabIndex}
          label={t('gallery.useAgain')}
          className={WITH_ROOM}
          onClick={onUseAgain}
        >
          <RotateCwIcon aria-hidden />
        </CardAction>
      )}
      <div className="ui:ms-auto ui:flex">
        {onEdit && (
          <CardAction tabIndex={tabIndex} label={t('gallery.edit')} className={WITH_ROOM} onClick={onEdit}>
            <PencilIcon aria-hidden />
          </CardAction>
        )}
        {onDelete && (
          <CardAction
            data-action="delete"
            tabIndex={tabIndex}
            label={t('gallery.delete')}
            className={WITH_ROOM}
            onClick={onDelete}
          >
            <Trash2Icon aria-hidden />
          </CardAction>
        )}
        <CardMenu {...props} />
      </div>
    </div>
  );
}

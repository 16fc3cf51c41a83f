import { Share2Icon } from '../../../components';
import { useUi } from '../../../i18n';
import { ShareMenu } from '../../creation/share-menu';
import { ActionButton, useActions } from './action-button';
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
  const { liked = false, onShare, shareEntries, tabIndex } = props;
  const { t } = useUi();
  const actions = useActions(props);
  if (!onShare && !Object.values(actions).some(({ onPress }) => onPress)) return null;
  const shared = { as: CardAction, tabIndex };

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
      <ActionButton action={actions.like} {...shared} aria-pressed={liked} className={BY_HOVER} />
      {onShare && (
        <ShareMenu onShare={onShare} more={shareEntries} align="start">
          <CardAction tabIndex={tabIndex} label={t('share.share')} className={BY_HOVER}>
            <Share2Icon aria-hidden />
          </CardAction>
        </ShareMenu>
      )}
      <ActionButton action={actions.useAgain} {...shared} className={WITH_ROOM} />
      <div className="ui:ms-auto ui:flex">
        <ActionButton action={actions.edit} {...shared} className={WITH_ROOM} />
        <ActionButton action={actions.delete} {...shared} className={WITH_ROOM} />
        <CardMenu {...props} />
      </div>
    </div>
  );
}

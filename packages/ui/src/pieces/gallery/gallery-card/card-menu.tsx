import { useLayoutEffect, useRef, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EllipsisIcon,
  Share2Icon,
  type DropdownMenuItemProps,
} from '../../../components';
import { useUi } from '../../../i18n';
import { ShareEntries } from '../../creation/share-menu/share-entries';
import { useActions, type Action } from './action-button';
import { CardAction } from './card-action';
import type { CardActionsProps } from './card-actions-props';

/** On touch nothing darkens the picture below the icon. */
const ON_PICTURE = 'ui:size-8 ui:rounded-full ui:p-1.5 ui:[@media(hover:none)]:bg-media-chip';

/** All actions of a card in one menu: the only ones on touch, and those that a narrow card has no room for. */
export function CardMenu(props: CardActionsProps) {
  const { liked, onShare, shareEntries, tabIndex } = props;
  const { t } = useUi();
  const { like, download, useAgain, visibility, edit, delete: remove } = useActions(props);
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
            <Entry
              action={like}
              role="menuitemcheckbox"
              aria-checked={liked}
              className="ui:aria-checked:[&>svg]:fill-current"
            />
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
            <Entry action={download} />
            <Entry action={useAgain} />
            <Entry action={visibility} />
            <Entry action={edit} />
            <Entry action={remove} variant="destructive" />
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface EntryProps extends DropdownMenuItemProps {
  action: Action;
}

function Entry({ action: { label, Icon, onPress }, ...props }: EntryProps) {
  if (!onPress) return null;
  return (
    <DropdownMenuItem onSelect={onPress} {...props}>
      <Icon aria-hidden />
      <span>{label}</span>
    </DropdownMenuItem>
  );
}

'use client';

import type { BusinessReading, Destination } from '@product/domain';
import type { ComponentProps } from 'react';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu';
import { ChevronDownIcon, LogOutIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { USER_ENTRY_ICONS } from './entry-icons';

export interface UserMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Whose menu it is; names the button. */
  username: string;
  /** The places in it, from a business reading. */
  entries: BusinessReading['userMenu'];
  /** The host's address of a place. */
  hrefFor: (destination: Destination) => string;
  /** Called by 'Log Out'. Without it, that entry is not there. */
  onLogOut?: () => void;
}

/** The signed-in person's own places, behind their name. All else it is given goes to the button. */
export function UserMenu({ username, entries, hrefFor, onLogOut, className, ...props }: UserMenuProps) {
  const { t, Link } = useUi();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          data-slot="user-menu"
          variant="ghost"
          className={cn('ui:min-w-0 ui:shrink ui:ps-1.5 ui:pe-2 ui:text-ink', className)}
          {...props}
        >
          <Avatar name={username} decorative />
          <bdi className="ui:min-w-0 ui:truncate" title={username}>
            {username}
          </bdi>
          <ChevronDownIcon aria-hidden className="ui:size-4 ui:text-ink-faint" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="ui:min-w-52">
        {entries.map(({ key, to }) => {
          const Icon = USER_ENTRY_ICONS[key];
          return (
            <DropdownMenuItem key={key} asChild>
              <Link href={hrefFor(to)}>
                <Icon aria-hidden />
                {t(`account.menu.${key}`)}
              </Link>
            </DropdownMenuItem>
          );
        })}
        {onLogOut && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onLogOut}>
              <LogOutIcon aria-hidden className="ui:rtl:-scale-x-100" />
              {t('account.menu.logOut')}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

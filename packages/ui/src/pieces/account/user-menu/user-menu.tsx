'use client';

import type { BusinessReading, Destination } from '@product/domain';
import type { ComponentProps } from 'react';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { ChevronDownIcon } from '../../../components/icons';
import { cn } from '../../../lib/cn';
import { onDemand } from '../../../lib/on-demand/demand';
import { MenuOnDemand } from '../../../lib/on-demand/menu-on-demand';

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

const menu = onDemand(async () => (await import('./user-entries')).UserEntries);

/** The signed-in person's own places, behind their name. All else it is given goes to the button. */
export function UserMenu({ username, entries, hrefFor, onLogOut, className, ...props }: UserMenuProps) {
  return (
    <MenuOnDemand menu={menu} menuProps={{ entries, hrefFor, onLogOut }}>
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
    </MenuOnDemand>
  );
}

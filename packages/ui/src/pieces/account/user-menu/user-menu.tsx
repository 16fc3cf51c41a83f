'use client';

import type { BusinessModel, Destination } from '@product/domain';
import type { ComponentProps } from 'react';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { ChevronDownIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { onDemand } from '../../../lib/on-demand/demand';
import { MenuOnDemand } from '../../../lib/on-demand/menu-on-demand';

export interface UserMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name of the signed-in user, shown on the button as its label. */
  username: string;
  /** Links of the menu, from the business model (`BusinessModel`). */
  entries: BusinessModel['userMenu'];
  /** Returns the host's URL of a destination. */
  hrefFor: (destination: Destination) => string;
  /** Called by 'Log Out'. Without it the entry is not rendered. */
  onLogOut?: () => void;
}

const menu = onDemand(async () => (await import('./user-entries')).UserEntries);

/**
 * Menu with the signed-in user's own pages, opened by a button with their name. Other props are passed to the button.
 */
export function UserMenu({ username, entries, hrefFor, onLogOut, className, ...props }: UserMenuProps) {
  const { locale } = useUi();
  return (
    <MenuOnDemand menu={menu} menuProps={{ entries, hrefFor, onLogOut }}>
      <Button
        data-slot="user-menu"
        variant="ghost"
        className={cn('ui:min-w-0 ui:shrink ui:ps-1.5 ui:pe-2 ui:text-ink', className)}
        {...props}
      >
        <Avatar name={username} locale={locale} decorative />
        <bdi className="ui:min-w-0 ui:truncate" title={username}>
          {username}
        </bdi>
        <ChevronDownIcon aria-hidden className="ui:size-4 ui:text-ink-faint" />
      </Button>
    </MenuOnDemand>
  );
}

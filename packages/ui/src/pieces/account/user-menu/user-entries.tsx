'use client';

import type { BusinessModel, Destination } from '@product/domain';
import { DropdownMenuItem, DropdownMenuSeparator } from '../../../components/dropdown-menu';
import { LogOutIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { MenuLayer, type MenuOpening } from '../../../lib/on-demand/menu-layer';
import { USER_ENTRY_ICONS } from './entry-icons';

interface UserEntriesProps extends MenuOpening {
  entries: BusinessModel['userMenu'];
  hrefFor: (destination: Destination) => string;
  onLogOut?: (() => void) | undefined;
}

export function UserEntries({ entries, hrefFor, onLogOut, ...opening }: UserEntriesProps) {
  const { t, Link } = useUi();
  return (
    <MenuLayer className="ui:min-w-52" {...opening}>
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
    </MenuLayer>
  );
}

'use client';

import type { UserMenuKey } from '@product/domain';
import { Avatar } from '../../../components/avatar';
import { Separator } from '../../../components/separator';
import { useUi } from '../../../i18n';
import { USER_ENTRY_ICONS } from '../../account/user-menu/entry-icons';
import { MenuRow } from '../menu-row';
import { isCurrent, MAIN_PLACES, type NavigationProps } from '../navigation';

interface Leaving {
  onLeave: () => void;
}

type DrawerMainRowsProps = Pick<NavigationProps, 'hrefs' | 'currentPath'> & Leaving;

export function DrawerMainRows({ hrefs, currentPath, onLeave }: DrawerMainRowsProps) {
  const { t, Link } = useUi();
  return (
    <nav aria-label={t('shell.mainNavigation')}>
      <ul data-slot="drawer-rows">
        {MAIN_PLACES.map(({ key, Icon }) => (
          <li key={key}>
            <MenuRow asChild icon={<Icon aria-hidden />}>
              <Link
                href={hrefs[key]}
                onClick={onLeave}
                aria-current={isCurrent(hrefs[key], currentPath) ? 'page' : undefined}
              >
                {t(`shell.${key}`)}
              </Link>
            </MenuRow>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type DrawerAccountRowsProps = Pick<NavigationProps, 'session' | 'hrefs' | 'userMenu' | 'hrefFor'> & Leaving;

/** The signed-in user's name, balance and links. */
export function DrawerAccountRows({ session, hrefs, userMenu, hrefFor, onLeave }: DrawerAccountRowsProps) {
  const { t, locale, Link } = useUi();
  if (session.status !== 'signedIn') return null;
  return (
    <>
      <div className="ui:flex ui:min-h-12 ui:items-center ui:gap-3 ui:px-2">
        <Avatar name={session.username} locale={locale} decorative className="ui:-mx-1" />
        <bdi className="ui:min-w-0 ui:truncate ui:font-semibold">{session.username}</bdi>
        <span className="ui:num ui:ms-auto ui:shrink-0 ui:text-sm ui:text-ink-muted">
          {t('vocabulary.tokens', { count: session.tokens })}
        </span>
      </div>
      <ul data-slot="drawer-rows">
        {accountPlaces({ userMenu, hrefs, hrefFor }).map(({ key, href }) => {
          const Icon = USER_ENTRY_ICONS[key];
          return (
            <li key={key}>
              <MenuRow asChild icon={<Icon aria-hidden />}>
                <Link href={href} onClick={onLeave}>
                  {t(`account.menu.${key}`)}
                </Link>
              </MenuRow>
            </li>
          );
        })}
      </ul>
      <Separator className="ui:my-3" />
    </>
  );
}

/**
 * Links of the user's menu. A link to buy tokens is added if the menu has none, because the header has it beside the
 * balance.
 */
function accountPlaces({
  userMenu,
  hrefs,
  hrefFor,
}: Pick<NavigationProps, 'userMenu' | 'hrefs' | 'hrefFor'>) {
  const places: { key: UserMenuKey; href: string }[] = userMenu.map(({ key, to }) => ({
    key,
    href: hrefFor(to),
  }));
  const buys = places.some(({ key }) => key === 'buyTokens');
  return buys ? places : [...places, { key: 'buyTokens' as const, href: hrefs.buyTokens }];
}

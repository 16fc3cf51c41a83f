'use client';

import { Button } from '../../../components/button';
import { Skeleton } from '../../../components/skeleton';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { TokenBalance } from '../../account/token-balance';
import { UserMenu } from '../../account/user-menu';
import type { NavigationProps } from '../navigation';

type HeaderBalanceProps = Pick<NavigationProps, 'session' | 'hrefs'>;

export function HeaderBalance({ session, hrefs }: HeaderBalanceProps) {
  if (session.status !== 'signedIn') return null;
  return <TokenBalance tokens={session.tokens} buyHref={hrefs.buyTokens} className="ui:desk:max-w-56" />;
}

interface HeaderAccountProps extends Pick<
  NavigationProps,
  'session' | 'userMenu' | 'hrefFor' | 'onLogin' | 'onLogOut' | 'loggingOut'
> {
  className?: string;
}

/** Login button, or user menu and logout button; a placeholder while the session is loading. */
export function HeaderAccount(props: HeaderAccountProps) {
  const { session, userMenu, hrefFor, onLogin, onLogOut, loggingOut, className } = props;
  const { t } = useUi();
  const states = {
    loading: () => <Skeleton className={cn('ui:h-10 ui:w-18', className)} />,
    signedOut: () =>
      onLogin && (
        <Button className={className} onClick={onLogin}>
          {t('shell.login')}
        </Button>
      ),
    signedIn: () => (
      <div className={cn('ui:flex ui:min-w-0 ui:items-center ui:gap-2', className)}>
        <UserMenu
          username={session.status === 'signedIn' ? session.username : ''}
          entries={userMenu}
          hrefFor={hrefFor}
          onLogOut={onLogOut}
          className="ui:max-w-48"
        />
        {onLogOut && (
          <Button busy={loggingOut} onClick={onLogOut}>
            {t('shell.logOut')}
          </Button>
        )}
      </div>
    ),
  };
  return states[session.status]();
}

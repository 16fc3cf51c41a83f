import { Button } from '../../../components/button';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { passFocusOn } from '../../../lib/pass-focus-on';
import type { ReactNode } from 'react';
import type { NavigationProps } from '../navigation';
import { RetryAccount } from './retry-account';

interface HeaderAccountProps extends Pick<
  NavigationProps,
  'session' | 'onLogin' | 'onLogOut' | 'loggingOut'
> {
  userMenu: ReactNode;
  className?: string;
}

/** Login button, user menu and logout button, or a button to read the account again; while it loads, a placeholder. */
export function HeaderAccount(props: HeaderAccountProps) {
  const { session, userMenu, onLogin, onLogOut, loggingOut, className } = props;
  const { t } = useUi();
  const states = {
    loading: () => <Skeleton className={cn('ui:h-10 ui:w-18', className)} />,
    signedOut: () =>
      onLogin && (
        <Button ref={passFocusOn} className={className} onClick={onLogin}>
          {t('shell.login')}
        </Button>
      ),
    unreachable: () =>
      session.status === 'unreachable' && <RetryAccount className={className} onClick={session.onRetry} />,
    signedIn: () => (
      <div ref={passFocusOn} className={cn('ui:flex ui:min-w-0 ui:items-center ui:gap-2', className)}>
        {userMenu}
        {onLogOut && (
          <Button loading={loggingOut} onClick={onLogOut}>
            {t('shell.logOut')}
          </Button>
        )}
      </div>
    ),
  };
  return states[session.status]();
}

import { EmptyState, FrameTilted, Button } from '@product/ui';
import type { User } from '@product/api-client';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../core/page-title';
import { authPath, paths } from '../core/paths';
import { orderPathOf, toAuthPath } from '../core/order-path';
import { Navigate, Outlet, useLocation, useSearchParams } from '../core/router';
import { useServices } from '../core/services';
import { useSession, useHasSessionHint } from '../core/use-session';
import { WaitingScreen } from '../core/waiting-screen';
import { focusMainIfLost } from '../lib/focus-main';

/**
 * The guard of protected routes: a loading screen while the session is unknown; visitors are redirected to the auth
 * screen.
 */
export function RequireUser() {
  const { status, user, refetch } = useSession();
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const { businessModel } = useServices().config;
  const [isRetrying, setRetrying] = useState(false);
  if (isRetrying && status === 'known') setRetrying(false);
  // The pressed button is removed when the user has been read.
  useEffect(() => (isRetrying ? focusMainIfLost : undefined), [isRetrying]);
  if (status === 'failed' || (isRetrying && status === 'loading')) {
    const retry = () => {
      setRetrying(true);
      void refetch();
    };
    return <SessionFailed loading={status === 'loading'} onRetry={retry} />;
  }
  if (status === 'loading') return <WaitingScreen />;
  // Another user's screen starts anew: its state contains private data.
  if (user) return <Outlet key={user.id} context={user satisfies User} />;
  // An order of another screen than the one at this address is not meant.
  const order = orderPathOf(search, businessModel);
  const path =
    search.get('tab') === 'register'
      ? authPath('register')
      : toAuthPath(order?.startsWith(`${pathname}?`) ? order : pathname);
  // The auth screen keeps the recipe of a link.
  return <Navigate to={path + hash} replace />;
}

/**
 * The guard of routes for visitors. The screen is its child: rendered by the guard, all of it would be hydrated in one
 * task when the session becomes known.
 */
export function RequireVisitor({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const hasHint = useHasSessionHint();
  const [search] = useSearchParams();
  const { businessModel } = useServices().config;
  if (status === 'loading' && hasHint) return <WaitingScreen />;
  return user ? <Navigate to={orderPathOf(search, businessModel) ?? paths.home} replace /> : children;
}

function SessionFailed({ loading, onRetry }: { loading: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('session.errorTitle')}</PageTitle>
      <EmptyState
        headingLevel={1}
        className="my-auto px-gutter py-16"
        drawing={<FrameTilted />}
        title={t('session.errorTitle')}
        description={t('session.errorText')}
        action={
          <Button loading={loading} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </>
  );
}

import { EmptyState, FrameTilted, Button } from '@product/ui';
import type { User } from '@product/api-client';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../core/page-title';
import { authPath, paths } from '../core/paths';
import { Navigate, Outlet, useSearchParams } from '../core/router';
import { useSession, useHasSessionHint } from '../core/use-session';
import { WaitingScreen } from '../core/waiting-screen';

/**
 * The guard of protected routes: a loading screen while the session is unknown; visitors are redirected to the auth
 * screen.
 */
export function RequireUser() {
  const { status, user, refetch } = useSession();
  const [search] = useSearchParams();
  if (status === 'loading') return <WaitingScreen />;
  if (status === 'failed') return <SessionFailed onRetry={() => void refetch()} />;
  if (user) return <Outlet context={user satisfies User} />;
  return <Navigate to={search.get('tab') === 'register' ? authPath('register') : paths.auth} replace />;
}

export function RequireVisitor() {
  const { status, user } = useSession();
  const hasHint = useHasSessionHint();
  if (status === 'loading' && hasHint) return <WaitingScreen />;
  return user ? <Navigate to={paths.home} replace /> : <Outlet />;
}

function SessionFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('session.errorTitle')}</PageTitle>
      <EmptyState
        headingLevel={1}
        drawing={<FrameTilted />}
        title={t('session.errorTitle')}
        description={t('session.errorText')}
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      />
    </>
  );
}

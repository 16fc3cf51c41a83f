import { EmptyState, FrameTilted, Button } from '@product/ui';
import type { User } from '@product/api-client';
import { useTranslation } from 'react-i18next';
import { PageTitle } from './page-title';
import { paths } from './paths';
import { Navigate, Outlet } from './router';
import { useSession, useSomebodyExpected } from './use-session';
import { WaitingScreen } from './waiting-screen';

/** Protected routes: a spinner while it is unknown who is here; the signed-out go to the auth screen. */
export function RequireUser() {
  const { status, user, refetch } = useSession();
  if (status === 'loading') return <WaitingScreen />;
  if (status === 'failed') return <SessionFailed onRetry={() => void refetch()} />;
  return user ? <Outlet context={user satisfies User} /> : <Navigate to={paths.auth} replace />;
}

/** The auth screen: the signed-in have no business there. */
export function RequireVisitor() {
  const { status, user } = useSession();
  const isExpected = useSomebodyExpected();
  if (status === 'loading' && isExpected) return <WaitingScreen />;
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

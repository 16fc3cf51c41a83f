import { ErrorFallback, useUi } from '@product/ui';
import { useEffect, useEffectEvent } from 'react';
import { forgetMissingCode } from '../core/lazy-screen';
import { PageTitle } from '../core/page-title';

/**
 * Replaces a screen that throws or whose code cannot be fetched: offline, until the connection is back; or after a
 * deployment that removed the old files, when only a reload finds the new ones.
 */
export function ScreenCrash({ retry }: { retry: () => void }) {
  const { t } = useUi();
  const again = () => {
    forgetMissingCode();
    retry();
  };
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      forgetMissingCode();
    };
  }, []);
  return (
    <>
      <PageTitle>{t('feedback.crashTitle')}</PageTitle>
      <ErrorFallback onRetry={again} onReload={() => location.reload()} />
    </>
  );
}

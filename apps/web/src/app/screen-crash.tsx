import { ErrorFallback, useUi } from '@product/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { resetMissingCode, isCodeMissing } from '../core/lazy-screen';
import { PageTitle } from '../core/page-title';
import { useServices } from '../core/services';
import { WaitingScreen } from '../core/waiting-screen';

/**
 * Replaces a screen that throws or whose code cannot be fetched: offline, until the connection is back. After a
 * deployment that removed the old files the page is loaded anew: what the user typed is kept in the tab, and before
 * unsaved results are lost the browser asks.
 */
export function ScreenCrash({ retry }: { retry: () => void }) {
  const { t } = useUi();
  const { isOutdated } = useServices();
  const [isChecking, setChecking] = useState(isCodeMissing);
  const retryAll = () => {
    resetMissingCode();
    retry();
  };
  const onOnline = useEffectEvent(retryAll);
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      resetMissingCode();
    };
  }, []);
  useEffect(() => {
    if (!isChecking) return;
    void isOutdated().then((isNewer) => {
      // If the user stays because of unsaved results, the screen shows the error.
      setChecking(false);
      if (isNewer) location.reload();
    });
  }, [isChecking, isOutdated]);
  if (isChecking) return <WaitingScreen />;
  return (
    <>
      <PageTitle>{t('feedback.crashTitle')}</PageTitle>
      <ErrorFallback onRetry={retryAll} onReload={() => location.reload()} />
    </>
  );
}

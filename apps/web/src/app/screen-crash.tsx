import { CrashNotice, useUi } from '@product/ui';
import { useEffect, useEffectEvent } from 'react';
import { forgetMissingCode } from './lazy-screen';
import { PageTitle } from './page-title';

/**
 * What stands in a screen's place when it breaks, or when its code cannot be fetched: offline, until there is a
 * connection again; or after a deployment, when the old one's is gone and only a new page finds the new one's.
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
      <CrashNotice onRetry={again} onReload={() => location.reload()} />
    </>
  );
}

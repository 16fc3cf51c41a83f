import { CrashNotice } from '@product/ui';
import { useEffect } from 'react';
import { forgetMissingCode } from './lazy-screen';

/**
 * What stands in a screen's place when it breaks, or when its code cannot be fetched: after a deployment the old one's
 * is gone, and only a new page finds the new one's.
 */
export function ScreenCrash({ retry }: { retry: () => void }) {
  useEffect(() => forgetMissingCode, []);
  return (
    <CrashNotice
      onRetry={() => {
        forgetMissingCode();
        retry();
      }}
      onReload={() => location.reload()}
    />
  );
}

import { CrashNotice } from '@product/ui';
import { useEffect } from 'react';
import { useRouteError } from './router';
import { useArrival } from './use-arrival';

/** What is left when even the layout or a screen's code fails: a way to start again. */
export function CrashScreen() {
  const error = useRouteError();
  useArrival();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <CrashNotice onRetry={() => location.reload()} />
    </main>
  );
}

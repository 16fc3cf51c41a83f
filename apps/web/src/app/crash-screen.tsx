import { CrashNotice } from '@product/ui';

/** What is left when even the layout fails: a way to start again. */
export function CrashScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <CrashNotice onRetry={() => location.reload()} />
    </main>
  );
}

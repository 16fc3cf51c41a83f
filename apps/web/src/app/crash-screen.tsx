import { CrashNotice, useUi } from '@product/ui';
import { PageTitle } from './page-title';

/** What is left when even the layout fails: a way to start again. */
export function CrashScreen() {
  const { t } = useUi();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <PageTitle>{t('feedback.crashTitle')}</PageTitle>
      <CrashNotice onRetry={() => location.reload()} />
    </main>
  );
}

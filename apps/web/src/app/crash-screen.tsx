import { ErrorFallback, useUi } from '@product/ui';
import { PageTitle } from '../core/page-title';

/** The fallback if even the layout throws: offers a reload. */
export function CrashScreen() {
  const { t } = useUi();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <PageTitle>{t('feedback.crashTitle')}</PageTitle>
      <ErrorFallback onRetry={() => location.reload()} />
    </main>
  );
}

import { Button } from '@product/ui';
import { useDeferredValue } from 'react';
import { useLazyTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/update-notice';

export interface UpdateNoticeProps {
  onReload: () => void;
  onClose: () => void;
}

/**
 * Offers a new version of the app. It stays until it is answered, below the header, where neither a toast of a wide screen
 * nor the bar of a screen's main action is. Suspends until its texts have loaded.
 */
export function UpdateNotice({ onReload, onClose }: UpdateNoticeProps) {
  const { t } = useLazyTexts('update-notice', english);
  // Screen readers announce what changes in a live region, not what it is inserted with.
  const announced = useDeferredValue(t('ready'), '');
  return (
    <div
      data-ui="update-notice"
      className="fixed inset-x-4 top-[calc(env(safe-area-inset-top)+var(--ui-header)+0.5rem)] z-60 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface-raised px-4 py-3 text-sm text-ink shadow-3 md:start-auto print:hidden"
    >
      <p role="status" className="font-semibold">
        {announced}
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={onReload}>
          {t('reload')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </div>
  );
}

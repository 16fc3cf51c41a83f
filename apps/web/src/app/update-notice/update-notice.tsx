import { Button } from '@product/ui';
import { use, useEffect, useState } from 'react';
import { useServices } from '../../core/services';
import { useTexts } from './use-texts';

export interface UpdateNoticeProps {
  onReload: () => void;
  onClose: () => void;
}

/**
 * Offers a new version of the app. It stays until it is answered, on the side that toasts do not take. Suspends until its
 * texts have loaded.
 */
export function UpdateNotice({ onReload, onClose }: UpdateNoticeProps) {
  const loading = useServices().translations.prepare('update');
  if (loading) use(loading);
  const { t } = useTexts();
  // Screen readers announce what changes in a live region, not what it is inserted with.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  return (
    <div
      data-ui="update-notice"
      className="fixed inset-x-4 bottom-4 z-60 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface-raised p-4 text-sm shadow-3 md:end-auto print:hidden"
    >
      <p role="status" className="font-semibold">
        {isAnnounced && t('ready')}
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

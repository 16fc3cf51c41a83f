'use client';

import { Button, FrameTilted, RotateCwIcon } from '../../../components';
import { useUi } from '../../../i18n';

export interface PreviewFailedProps {
  message: string;
  onRetry?: () => void;
}

/** Nothing came of it: why, and once more. */
export function PreviewFailed({ message, onRetry }: PreviewFailedProps) {
  const { t } = useUi();
  return (
    <div
      role="alert"
      className="absolute inset-0 z-2 grid content-center justify-items-center gap-4 p-6 text-center max-desk:p-4 [@container_(max-height:16rem)]:gap-3"
    >
      <FrameTilted className="[@container_(max-height:16rem)]:hidden" />
      <div className="grid max-w-104 gap-1">
        <p className="font-semibold text-ink">{t('generator.failedTitle')}</p>
        <p dir="auto" className="line-clamp-4 text-sm text-balance wrap-anywhere text-ink-muted">
          {message}
        </p>
      </div>
      {onRetry && (
        <Button onClick={onRetry}>
          <RotateCwIcon aria-hidden />
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  );
}

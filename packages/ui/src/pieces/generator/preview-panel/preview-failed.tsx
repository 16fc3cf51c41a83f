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
      className="ui:absolute ui:inset-0 ui:z-2 ui:grid ui:content-center ui:justify-items-center ui:gap-4 ui:p-6 ui:text-center ui:max-desk:p-4 ui:[@container_(max-height:16rem)]:gap-3"
    >
      <FrameTilted className="ui:[@container_(max-height:16rem)]:hidden" />
      <div className="ui:grid ui:max-w-104 ui:gap-1">
        <p className="ui:font-semibold ui:text-ink">{t('generator.failedTitle')}</p>
        <p
          dir="auto"
          className="ui:line-clamp-4 ui:text-sm ui:text-balance ui:wrap-anywhere ui:text-ink-muted"
        >
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

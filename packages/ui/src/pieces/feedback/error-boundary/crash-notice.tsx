'use client';

import { Button } from '../../../components/button';
import { EmptyState, FrameTilted, type EmptyStateProps } from '../../../components/empty-state';
import { RotateCwIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';

export interface CrashNoticeProps extends Pick<EmptyStateProps, 'headingLevel' | 'className'> {
  /** Called by 'Try Again'. Without it, that button is not there. */
  onRetry?: () => void;
  /** Called by 'Reload', for when trying again is not enough. Without it, that button is not there. */
  onReload?: () => void;
}

/** Says that something broke, that nothing is lost, and how to go on. */
export function CrashNotice({ onRetry, onReload, headingLevel = 1, className }: CrashNoticeProps) {
  const { t } = useUi();
  return (
    <div role="alert" className="ui:grid ui:min-h-96 ui:flex-1 ui:place-items-center ui:px-gutter ui:py-16">
      <EmptyState
        headingLevel={headingLevel}
        className={className}
        drawing={<FrameTilted />}
        title={t('feedback.crashTitle')}
        description={t('feedback.crashText')}
        action={
          (onRetry || onReload) && (
            <div className="ui:flex ui:flex-wrap ui:justify-center ui:gap-2">
              {onRetry && (
                <Button onClick={onRetry}>
                  <RotateCwIcon aria-hidden />
                  {t('common.tryAgain')}
                </Button>
              )}
              {onReload && (
                <Button variant="ghost" onClick={onReload}>
                  {t('feedback.reload')}
                </Button>
              )}
            </div>
          )
        }
      />
    </div>
  );
}

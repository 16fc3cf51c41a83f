import type { ComponentProps } from 'react';
import { Button } from '../../../components/button';
import { EmptyState, FrameTilted, type EmptyStateProps } from '../../../components/empty-state';
import { RotateCwIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { useMergedRefs } from '../../../lib/use-merged-refs';

export interface ErrorFallbackProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<EmptyStateProps, 'headingLevel'> {
  /** Called by 'Try Again'. Without it the button is not rendered. */
  onRetry?: () => void;
  /** Called by 'Reload', for errors that remain after a retry. Without it the button is not rendered. */
  onReload?: () => void;
}

/**
 * Fallback of a render error: says that something broke and that nothing is lost, and offers to try again or reload.
 * When it goes, the element around it gets the focus.
 * @public
 */
export function ErrorFallback({
  onRetry,
  onReload,
  headingLevel = 1,
  className,
  ref,
  ...props
}: ErrorFallbackProps) {
  const { t } = useUi();
  return (
    <div
      data-ui="error-fallback"
      role="alert"
      ref={useMergedRefs<HTMLDivElement>(passFocusOn, ref)}
      className={cn('ui:grid ui:min-h-96 ui:flex-1 ui:place-items-center ui:px-gutter ui:py-16', className)}
      {...props}
    >
      <EmptyState
        headingLevel={headingLevel}
        drawing={<FrameTilted />}
        title={t('feedback.crashTitle')}
        description={t('feedback.crashText')}
        action={
          (onRetry || onReload) && (
            <div className="ui:flex ui:flex-wrap ui:justify-center ui:gap-2">
              {onRetry && (
                <Button onClick={onRetry}>
                  <RotateCwIcon aria-hidden />
                  <span>{t('common.tryAgain')}</span>
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

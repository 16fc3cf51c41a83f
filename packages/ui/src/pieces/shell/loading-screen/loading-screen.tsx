import type { ComponentProps } from 'react';
import { Spinner } from '../../../components/spinner/spinner';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export type LoadingScreenProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder of a page that is loading. It appears after 50 ms, so that a short wait does not flash. @public */
export function LoadingScreen({ className, ...props }: LoadingScreenProps) {
  const { t } = useUi();
  return (
    <div
      data-ui="loading-screen"
      className={cn(
        'ui:grid ui:min-h-[60dvh] ui:flex-1 ui:place-items-center ui:text-ink-muted ui:[animation:ui-fade-in_var(--ui-slow)_50ms_both]',
        className,
      )}
      {...props}
    >
      <Spinner className="ui:size-7" label={t('shell.loading')} />
    </div>
  );
}

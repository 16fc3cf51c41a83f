'use client';

import type { ComponentProps } from 'react';
import { Spinner } from '../../../components/spinner';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export type LoadingScreenProps = Omit<ComponentProps<'div'>, 'children'>;

/** A screen that is on its way. It shows itself after a moment, so that a short wait does not flash. */
export function LoadingScreen({ className, ...props }: LoadingScreenProps) {
  const { t } = useUi();
  return (
    <div
      data-slot="loading-screen"
      className={cn(
        'grid min-h-[60dvh] flex-1 animate-fade-in place-items-center text-ink-muted [animation-delay:200ms] [animation-fill-mode:both]',
        className,
      )}
      {...props}
    >
      <Spinner className="size-7" label={t('shell.loading')} />
    </div>
  );
}

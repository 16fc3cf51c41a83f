'use client';

import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** The id of the page's main part, as a fragment: `#main`. */
  href: string;
}

/** The first stop of the Tab key: past the header, to the content. Seen only while it has the focus. */
export function SkipLink({ className, ...props }: SkipLinkProps) {
  const { t } = useUi();
  return (
    <a
      data-slot="skip-link"
      className={cn(
        'fixed start-4 top-3 z-60 inline-flex min-h-11 items-center rounded-sm bg-ink px-4 text-sm font-medium text-surface not-focus:sr-only',
        className,
      )}
      {...props}
    >
      {t('shell.skipToContent')}
    </a>
  );
}

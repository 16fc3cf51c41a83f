import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { goToFragment } from '../../../lib/go-to-fragment';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** Id of the main content, as a URL fragment: `#main`. */
  href: string;
}

/** First tab stop of a page: skips the header. Visible only while it has the focus. @public */
export function SkipLink({ href, className, onClick, ...props }: SkipLinkProps) {
  const { t } = useUi();
  return (
    <a
      href={href}
      data-ui="skip-link"
      className={cn(
        'ui:fixed ui:start-4 ui:top-3 ui:z-60 ui:inline-flex ui:min-h-11 ui:items-center ui:rounded-sm ui:bg-ink ui:px-4 ui:text-sm ui:font-medium ui:text-surface ui:not-focus:sr-only',
        className,
      )}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        goToFragment(event);
      }}
    >
      {t('shell.skipToContent')}
    </a>
  );
}

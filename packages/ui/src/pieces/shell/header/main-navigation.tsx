'use client';

import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { isCurrent, MAIN_PLACES, type NavigationHrefs } from '../navigation';

interface MainNavigationProps {
  hrefs: NavigationHrefs;
  currentPath: string | undefined;
  className?: string;
}

/** The main places in a row; the one that one is at has a line on the bar's hairline. */
export function MainNavigation({ hrefs, currentPath, className }: MainNavigationProps) {
  const { t, Link } = useUi();
  return (
    <nav aria-label={t('shell.mainNavigation')} className={cn('flex gap-1', className)}>
      {MAIN_PLACES.map(({ key }) => (
        <Link
          key={key}
          href={hrefs[key]}
          aria-current={isCurrent(hrefs[key], currentPath) ? 'page' : undefined}
          className={cn(
            'relative inline-flex min-h-10 items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors duration-fast hover:bg-surface-hover hover:text-ink',
            'aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-[calc((var(--header)-2.5rem)/2+1px)] aria-[current]:after:h-0.5 aria-[current]:after:bg-ink forced-colors:aria-[current]:after:bg-[CanvasText]',
          )}
        >
          {t(`shell.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

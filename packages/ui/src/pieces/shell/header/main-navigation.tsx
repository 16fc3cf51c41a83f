import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { isCurrent, type NavigationProps } from '../navigation';

interface MainNavigationProps extends Pick<NavigationProps, 'links' | 'currentPath'> {
  className?: string;
}

/** The main destinations in a row; the current one is underlined. */
export function MainNavigation({ links, currentPath, className }: MainNavigationProps) {
  const { t, Link } = useUi();
  return (
    <nav aria-label={t('shell.mainNavigation')} className={cn('ui:flex ui:gap-1', className)}>
      {links.map(({ href, label }, index) => (
        <Link
          key={index}
          href={href}
          aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
          className={cn(
            'ui:relative ui:inline-flex ui:min-h-10 ui:items-center ui:rounded-sm ui:px-3 ui:text-sm ui:font-medium ui:whitespace-nowrap ui:text-ink-muted ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover ui:hover:text-ink',
            'ui:aria-[current]:text-ink ui:aria-[current]:after:absolute ui:aria-[current]:after:inset-x-3 ui:aria-[current]:after:-bottom-[calc((var(--ui-header)-2.5rem)/2+1px)] ui:aria-[current]:after:h-0.5 ui:aria-[current]:after:bg-ink ui:forced-colors:aria-[current]:after:bg-[CanvasText]',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

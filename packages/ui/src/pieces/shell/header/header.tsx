import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';
import { BrandLink } from '../brand-link';
import { LanguageMenu } from '../language-menu';
import { MobileDrawer } from '../mobile-drawer';
import { splitNavigation, type NavigationProps } from '../navigation';
import { SkipLink } from '../skip-link';
import { ThemeToggle } from '../theme-toggle';
import { HeaderAccount, HeaderBalance } from './header-account';
import { MainNavigation } from './main-navigation';

export interface HeaderProps extends NavigationProps, Omit<ComponentProps<'header'>, 'children'> {
  /**
   * `page` limits the header to the page's column, `full` spans the window for a full-width layout.
   * @default 'page'
   */
  width?: 'page' | 'full';
  /** URL fragment of the main content. With it the header starts with a skip link. */
  contentHref?: string;
}

/** Header of every page. Below 960 px most of it moves into a drawer. */
export function Header({ width = 'page', contentHref, className, ...rest }: HeaderProps) {
  const { navigation, own } = splitNavigation(rest);
  const { brand, hrefs, currentPath, theme, onThemeChange, language, languages, onLanguageChange } =
    navigation;
  return (
    <header
      data-slot="header"
      className={cn(
        'ui:sticky ui:top-0 ui:z-30 ui:print:hidden ui:border-b ui:border-line ui:bg-surface/88 ui:backdrop-blur-lg ui:backdrop-saturate-140',
        className,
      )}
      {...own}
    >
      {contentHref && <SkipLink href={contentHref} />}
      <div
        className={cn(
          'ui:wrap ui:flex ui:h-header ui:items-center ui:gap-2 ui:max-xs:pe-2',
          width === 'full' && 'ui:desk:max-w-none ui:desk:px-6',
        )}
      >
        {/* Below 22.5rem only the logo is visible, so that the balance keeps its text. */}
        <BrandLink
          brand={brand}
          href={hrefs.home}
          className="ui:me-auto ui:max-[22.49rem]:[&>span]:sr-only ui:desk:me-6 ui:desk:shrink-0"
        />
        <MainNavigation hrefs={hrefs} currentPath={currentPath} className="ui:me-auto ui:max-desk:hidden" />
        <HeaderBalance {...navigation} />
        <HeaderAccount {...navigation} className="ui:max-desk:hidden" />
        {/* Last, so that they do not move when the session is known. */}
        <div className="ui:-me-2.5 ui:flex ui:shrink-0 ui:items-center ui:max-desk:hidden">
          {onLanguageChange && (
            <LanguageMenu language={language} languages={languages} onLanguageChange={onLanguageChange} />
          )}
          {onThemeChange && <ThemeToggle theme={theme} onThemeChange={onThemeChange} />}
        </div>
        <MobileDrawer {...navigation} className="ui:desk:hidden" />
      </div>
    </header>
  );
}

import { cn } from '../../../lib/cn';
import { BrandLink } from '../brand-link';
import { LanguageMenu } from '../language-menu';
import { MobileDrawer } from '../mobile-drawer';
import type { NavigationProps } from '../navigation';
import { SkipLink } from '../skip-link';
import { ThemeToggle } from '../theme-toggle';
import { HeaderAccount, HeaderBalance } from './header-account';
import { MainNavigation } from './main-navigation';

export interface HeaderProps extends NavigationProps {
  /**
   * Keeps to the page's column, or goes to the window's edges as a workbench does.
   * @default 'page'
   */
  width?: 'page' | 'full';
  /** The page's main part, as a fragment: the header begins with a link past itself. Without it there is none. */
  contentHref?: string;
  className?: string;
}

/** The bar that every screen stands under. Below 960 px most of it moves into a drawer. */
export function Header({ width = 'page', contentHref, className, ...navigation }: HeaderProps) {
  const { brand, hrefs, currentPath, theme, onThemeChange, language, languages, onLanguageChange } =
    navigation;
  return (
    <header
      data-slot="header"
      className={cn(
        'sticky top-0 z-30 border-b border-line bg-surface/88 backdrop-blur-lg backdrop-saturate-140',
        className,
      )}
    >
      {contentHref && <SkipLink href={contentHref} />}
      <div
        className={cn(
          'wrap flex h-header items-center gap-2 max-xs:pe-2',
          width === 'full' && 'desk:max-w-none desk:px-6',
        )}
      >
        {/* On the narrowest screens the mark alone is the way home, so that the balance keeps its words. */}
        <BrandLink
          brand={brand}
          href={hrefs.home}
          className="me-auto max-[22.49rem]:[&>span]:sr-only desk:me-6 desk:shrink-0"
        />
        <MainNavigation hrefs={hrefs} currentPath={currentPath} className="me-auto max-desk:hidden" />
        <HeaderBalance {...navigation} />
        <HeaderAccount {...navigation} className="max-desk:hidden" />
        {/* Last, so that they keep their place when it becomes known who is here. */}
        <div className="-me-2.5 flex shrink-0 items-center max-desk:hidden">
          <LanguageMenu language={language} languages={languages} onLanguageChange={onLanguageChange} />
          <ThemeToggle theme={theme} onThemeChange={onThemeChange} />
        </div>
        <MobileDrawer {...navigation} className="desk:hidden" />
      </div>
    </header>
  );
}

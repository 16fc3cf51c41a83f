import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { TokenBalance } from '../token-balance/token-balance';
import { BrandLink } from '../brand-link';
import type { NavigationProps } from '../navigation';
import { SkipLink } from '../skip-link/skip-link';
import { HeaderAccount } from './header-account';
import { MainNavigation } from './main-navigation';

export interface HeaderProps extends NavigationProps, Omit<ComponentProps<'header'>, 'children'> {
  /** URL of the '+' beside the balance. Without it there is none. */
  buyTokensHref?: string;
  /** Shown before the balance, such as a `RunningGeneration`. */
  status?: ReactNode;
  /** The `UserMenu` of a signed-in user. */
  userMenu?: ReactNode;
  /** Menus at the end, for instance `LanguageMenu` and `ThemeToggle`. */
  menus?: ReactNode;
  /** The `MobileDrawer`, which replaces most of the header below 960 px. Without it the header has more rows there. */
  drawer?: ReactNode;
  /**
   * `page` limits the header to the page's column, `full` spans the window for a full-width layout.
   * @default 'page'
   */
  width?: 'page' | 'full';
  /** URL fragment of the main content. With it the header starts with a skip link. */
  contentHref?: string;
}

/** Header of every page. Below 960 px most of it moves into the drawer, if there is one. @public */
export function Header({
  brand,
  logo,
  homeHref,
  links,
  currentPath,
  session,
  buyTokensHref,
  onLogin,
  onLogOut,
  loggingOut,
  status,
  userMenu,
  menus,
  drawer,
  width = 'page',
  contentHref,
  className,
  ...props
}: HeaderProps) {
  requireProps('Header', { links, session });
  // For what the drawer has in a narrow window.
  const inDrawer = drawer ? 'ui:max-desk:hidden' : undefined;
  return (
    <header
      data-ui="header"
      className={cn(
        'ui:relative ui:top-0 ui:z-30 ui:tall:sticky ui:print:hidden ui:border-b ui:border-line ui:bg-surface/88 ui:[backdrop-filter:blur(16px)_saturate(1.4)]',
        className,
      )}
      {...props}
    >
      {contentHref && <SkipLink href={contentHref} />}
      <div
        className={cn(
          'ui:wrap ui:flex ui:items-center ui:gap-2 ui:max-xs:pe-2',
          drawer
            ? 'ui:h-header ui:max-[15rem]:h-auto ui:max-[15rem]:min-h-header ui:max-[15rem]:flex-wrap ui:max-[15rem]:py-2'
            : 'ui:min-h-header ui:max-desk:flex-wrap ui:max-desk:pt-2 ui:max-desk:pb-[calc((var(--ui-header)-2.5rem)/2)]',
          width === 'full' && 'ui:desk:max-w-none ui:desk:px-6',
        )}
      >
        {/* Below 22.5rem only the logo is visible, so that the balance keeps its text. */}
        <BrandLink
          brand={brand}
          logo={logo}
          href={homeHref}
          className="ui:me-auto ui:max-[22.49rem]:[&>span]:sr-only ui:desk:me-6 ui:desk:shrink-0"
        />
        <MainNavigation
          links={links}
          currentPath={currentPath}
          className={cn(
            'ui:me-auto',
            inDrawer ?? 'ui:max-desk:order-last ui:max-desk:-ms-3 ui:max-desk:basis-full',
          )}
        />
        {status}
        {session.status === 'signedIn' && (
          <TokenBalance
            tokens={session.tokens}
            buyHref={buyTokensHref}
            className="ui:shrink ui:max-[15rem]:order-last ui:max-[15rem]:basis-full ui:desk:max-w-56"
          />
        )}
        <HeaderAccount
          session={session}
          userMenu={userMenu}
          onLogin={onLogin}
          onLogOut={onLogOut}
          loggingOut={loggingOut}
          className={inDrawer}
        />
        {/* Last, so that they do not move when the session is known. */}
        <div className={cn('ui:-me-2.5 ui:flex ui:shrink-0 ui:items-center', inDrawer)}>{menus}</div>
        <div className="ui:contents ui:desk:hidden">{drawer}</div>
      </div>
    </header>
  );
}

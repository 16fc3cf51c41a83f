import type { BusinessReading, Destination } from '@product/domain';
import type { LanguageMenuProps } from '../language-menu';
import type { ThemeToggleProps } from '../theme-toggle';

/** Who is here; `loading` until that is known. */
export type HeaderSession =
  { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; username: string; tokens: number };

/** The host's addresses of the places that the header names itself. */
export interface NavigationHrefs {
  /** Where the brand leads. */
  home: string;
  gallery: string;
  pricing: string;
  /** Where 'Create' leads: to the generator, or to the auth screen for those who are signed out. */
  create: string;
  /** Where the '+' beside the balance leads. */
  buyTokens: string;
}

/** All that the header and the drawer show and do. */
export interface NavigationProps
  extends Pick<ThemeToggleProps, 'theme'>, Pick<LanguageMenuProps, 'language' | 'languages'> {
  /** The product's name. */
  brand: string;
  /** Who is here. */
  session: HeaderSession;
  /** The path of the page one is on: the link that leads to it is marked. */
  currentPath?: string;
  /** The host's addresses of the main places. */
  hrefs: NavigationHrefs;
  /** The places in the user's menu, from a business reading. */
  userMenu: BusinessReading['userMenu'];
  /** The host's address of a place in the user's menu. */
  hrefFor: (destination: Destination) => string;
  /** Called with the theme that was chosen. Without it, there is no choice of themes. */
  onThemeChange?: ThemeToggleProps['onThemeChange'];
  /** Called with the language that was chosen. Without it, there is no choice of languages. */
  onLanguageChange?: LanguageMenuProps['onLanguageChange'];
  /** Called by 'Login'. Without it, that button is not there. */
  onLogin?: () => void;
  /** Called by 'Log Out'. Without it, those buttons and entries are not there. */
  onLogOut?: () => void;
  /**
   * A logout is on its way.
   * @default false
   */
  loggingOut?: boolean;
}

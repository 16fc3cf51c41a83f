import type { BusinessModel, Destination } from '@product/domain';
import type { LanguageMenuProps } from '../language-menu';
import type { ThemeToggleProps } from '../theme-toggle';

/** State of the session; `loading` until it is known. */
export type HeaderSession =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; username: string; tokens: number };

/** The host's URLs of the destinations that the header links to. */
export interface NavigationHrefs {
  /** URL of the brand's link. */
  home: string;
  gallery: string;
  pricing: string;
  /** URL of 'Create': the generator, or the auth page for signed-out visitors. */
  create: string;
  /** URL of the '+' beside the balance. */
  buyTokens: string;
}

/** Props of the header and the drawer. */
export interface NavigationProps
  extends Pick<ThemeToggleProps, 'theme'>, Pick<LanguageMenuProps, 'language' | 'languages'> {
  /** Name of the product. */
  brand: string;
  /** Whether a user is signed in, with their name and balance. */
  session: HeaderSession;
  /** Path of the current page; the link to it is marked. */
  currentPath?: string;
  /** The host's URLs of the main destinations. */
  hrefs: NavigationHrefs;
  /** Links of the user's menu, from the business model (`BusinessModel`). */
  userMenu: BusinessModel['userMenu'];
  /** Returns the host's URL of a destination in the user's menu. */
  hrefFor: (destination: Destination) => string;
  /** Called with the theme that the user selects. Without it the theme menu is not rendered. */
  onThemeChange?: ThemeToggleProps['onThemeChange'];
  /** Called with the language that the user selects. Without it the language menu is not rendered. */
  onLanguageChange?: LanguageMenuProps['onLanguageChange'];
  /** Called by 'Login'. Without it the button is not rendered. */
  onLogin?: () => void;
  /** Called by 'Log Out'. Without it the buttons and entries are not rendered. */
  onLogOut?: () => void;
  /**
   * Whether a logout is pending: the buttons ignore presses.
   * @default false
   */
  loggingOut?: boolean;
}

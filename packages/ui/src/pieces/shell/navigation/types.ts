import type { ReactNode } from 'react';

/**
 * A link of the host in a menu, the header or the footer. Its place in the list identifies it when the list changes: its
 * text changes with the language.
 */
export interface NavigationLink {
  href: string;
  /** Text of the link. */
  label: string;
  /** Rendered before the text where the list has icons. */
  icon?: ReactNode;
}

/** State of the session; `loading` until it is known. */
export type HeaderSession =
  | { status: 'loading' }
  | { status: 'signedOut' }
  /** A user may be signed in, but the account could not be read. */
  | { status: 'unreachable'; onRetry: () => void }
  | { status: 'signedIn'; username: string; tokens: number };

/** Props of the header and the drawer. */
export interface NavigationProps {
  /** Name of the product. */
  brand: string;
  /**
   * Logo before the name, about 28 px high.
   * @default the library's mark
   */
  logo?: ReactNode;
  /** URL of the brand's link. */
  homeHref: string;
  /** The main destinations. */
  links: readonly NavigationLink[];
  /** Path of the current page; the link to it is marked. */
  currentPath?: string | undefined;
  /** Whether a user is signed in, with their name and balance. */
  session: HeaderSession;
  /** Called by 'Login'. Without it the button is not rendered. */
  onLogin?: (() => void) | undefined;
  /** Called by 'Log Out'. Without it the buttons and entries are not rendered. */
  onLogOut?: (() => void) | undefined;
  /**
   * Whether a logout is pending: the buttons ignore presses.
   * @default false
   */
  loggingOut?: boolean | undefined;
}

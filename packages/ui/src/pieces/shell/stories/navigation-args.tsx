import { businessModels, type BusinessModel, type Destination } from '@product/domain';
import { fn } from 'storybook/test';
import { UserMenu } from '../user-menu';
import type { HeaderProps } from '../header';
import { LanguageMenu } from '../language-menu';
import { MobileDrawer, type MobileDrawerProps } from '../mobile-drawer';
import { useProductLinks } from '../navigation';
import { ThemeToggle } from '../theme-toggle';

const MAIN_HREFS = { gallery: '#/gallery', pricing: '#/pricing', create: '#/generate' };
const hrefFor = (destination: Destination) => `#/${destination}`;

/** Links and menus of the stories are made of these, in the language of the story. */
export interface NavigationStoryProps extends Pick<
  MobileDrawerProps,
  'theme' | 'onThemeChange' | 'language' | 'onLanguageChange'
> {
  mainHrefs: typeof MAIN_HREFS;
  entries: BusinessModel['userMenu'];
}

export const navigationArgs = {
  brand: 'Easel',
  session: { status: 'signedOut' } as HeaderProps['session'],
  homeHref: '#/',
  mainHrefs: MAIN_HREFS,
  links: [],
  entries: businessModels.tokens.userMenu,
  theme: 'system',
  onThemeChange: fn(),
  language: 'en',
  onLanguageChange: fn(),
  onLogin: fn(),
  onLogOut: fn(),
} satisfies Omit<HeaderProps, 'buyTokensHref'> & NavigationStoryProps;

export const signedIn: HeaderProps['session'] = { status: 'signedIn', username: 'demo', tokens: 120 };

/** Props of a `MobileDrawer` with the product's links. */
export function useDrawerProps({
  mainHrefs,
  entries,
  ...props
}: Omit<MobileDrawerProps, 'userLinks'> & NavigationStoryProps): MobileDrawerProps {
  const product = useProductLinks();
  return { ...props, links: product.main(mainHrefs), userLinks: product.drawer(entries, hrefFor) };
}

/** Props of a `Header` with the product's links and all menus. */
export function useHeaderProps(args: HeaderProps & NavigationStoryProps): HeaderProps {
  const { mainHrefs, entries, theme, onThemeChange, language, onLanguageChange, ...props } = args;
  const { brand, homeHref, session, currentPath, onLogin, onLogOut, loggingOut } = props;
  const product = useProductLinks();
  const navigation = { brand, homeHref, session, currentPath, onLogin, onLogOut, loggingOut };
  const preferences = { theme, onThemeChange, language, onLanguageChange };
  const drawer = useDrawerProps({ ...navigation, ...preferences, links: [], mainHrefs, entries });
  return {
    ...props,
    links: product.main(mainHrefs),
    userMenu: session.status === 'signedIn' && (
      <UserMenu username={session.username} links={product.user(entries, hrefFor)} onLogOut={onLogOut} />
    ),
    menus: (
      <>
        {onLanguageChange && <LanguageMenu language={language} onLanguageChange={onLanguageChange} />}
        {onThemeChange && <ThemeToggle theme={theme} onThemeChange={onThemeChange} />}
      </>
    ),
    drawer: <MobileDrawer {...drawer} />,
  };
}

import type { NavigationProps } from './types';

/** Separates the navigation props from those for the root element. */
export function splitNavigation<Props extends NavigationProps>({
  brand,
  session,
  currentPath,
  hrefs,
  userMenu,
  hrefFor,
  theme,
  onThemeChange,
  language,
  languages,
  onLanguageChange,
  onLogin,
  onLogOut,
  loggingOut,
  ...own
}: Props) {
  const navigation: NavigationProps = {
    brand,
    session,
    currentPath,
    hrefs,
    userMenu,
    hrefFor,
    theme,
    onThemeChange,
    language,
    languages,
    onLanguageChange,
    onLogin,
    onLogOut,
    loggingOut,
  };
  return { navigation, own };
}

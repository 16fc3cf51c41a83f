import {
  Header,
  LanguageMenuTrigger,
  MobileDrawerTrigger,
  RunningGeneration,
  ThemeToggleTrigger,
  useProductLinks,
  UserMenuTrigger,
  type NavigationProps,
} from '@product/ui';
import { useRunningProgress } from '@product/studio';
import { useEffect, useState } from 'react';
import { useLogOut } from '../core/log-out/log-out';
import { useLanguage } from '../core/use-language';
import { useTheme } from '../theme/use-theme';
import { createPath, hrefFor, paths } from '../core/paths';
import { useLocation } from '../core/router';
import { useServices } from '../core/services';
import { useBackCloses } from '../core/layers/layer-history-provider';
import { focusMainIfLost } from '../lib/focus-main';
import { lazyCode } from '../lib/lazy-code';
import { useLazyDialog } from '../core/use-lazy-dialog';
import { useHasSessionHint, useSession } from '../core/use-session';
import { useUserMenu } from '../core/use-user-menu';
import { LazyMenu } from './lazy-menu';

const logIn = lazyCode(async () => (await import('./log-in')).LogIn);

export function AppHeader() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { user, isVisitor } = useSession();
  const session = useHeaderSession();
  const userMenu = useUserMenu();
  const { logOut, isPending } = useLogOut();
  const [loggingIn, setLoggingIn] = useState(false);
  const { code: LogIn } = useLazyDialog(logIn, loggingIn, () => setLoggingIn(false));
  const [drawerOpen, setDrawerOpen] = useState(false);
  useBackCloses(drawerOpen, () => setDrawerOpen(false));

  const product = useProductLinks();
  const navigation: NavigationProps = {
    brand: config.brand,
    homeHref: paths.home,
    links: product.main({
      gallery: paths.gallery,
      pricing: paths.pricing,
      create: createPath(isVisitor),
    }),
    // For a visitor the Create link leads to the auth screen, which must not be marked as the current page.
    currentPath: pathname === paths.auth ? undefined : pathname,
    session,
    onLogin: () => setLoggingIn(true),
    onLogOut: logOut,
    loggingOut: isPending,
  };

  return (
    <>
      <Header
        {...navigation}
        contentHref="#main"
        // The same position of everything on each screen, whatever the width of its content.
        width="full"
        buyTokensHref={paths.buyTokens}
        status={pathname !== paths.generate && <GenerationElsewhere />}
        userMenu={
          user && (
            <LazyMenu
              trigger={(props) => <UserMenuTrigger username={user.username} {...props} />}
              menu={({ UserMenu }, ref) => (
                <UserMenu
                  ref={ref}
                  username={user.username}
                  links={product.user(userMenu, hrefFor)}
                  onLogOut={navigation.onLogOut}
                />
              )}
            />
          )
        }
        menus={
          <>
            <LazyMenu
              trigger={(props) => <LanguageMenuTrigger language={language} {...props} />}
              menu={({ LanguageMenu }, ref) => (
                <LanguageMenu ref={ref} language={language} onLanguageChange={setLanguage} />
              )}
            />
            <LazyMenu
              trigger={(props) => <ThemeToggleTrigger theme={theme} {...props} />}
              menu={({ ThemeToggle }, ref) => (
                <ThemeToggle ref={ref} theme={theme} onThemeChange={setTheme} />
              )}
            />
          </>
        }
        drawer={
          <LazyMenu
            popup="dialog"
            trigger={(props) => <MobileDrawerTrigger {...props} />}
            menu={({ MobileDrawer }, ref) => (
              <MobileDrawer
                ref={ref}
                open={drawerOpen}
                onOpenChange={setDrawerOpen}
                {...navigation}
                userLinks={product.drawer(userMenu, hrefFor)}
                language={language}
                onLanguageChange={setLanguage}
                theme={theme}
                onThemeChange={setTheme}
              />
            )}
          />
        }
      />
      {LogIn && <LogIn open={loggingIn} onOpenChange={setLoggingIn} />}
    </>
  );
}

/** A component of its own: nothing else renders at each tick of the progress. */
function GenerationElsewhere() {
  const progress = useRunningProgress(useServices().generations);
  return progress === undefined ? null : <Ring progress={progress} />;
}

function Ring({ progress }: { progress: number }) {
  // It is removed with the end of the generation, and would take the focus with it.
  useEffect(() => focusMainIfLost, []);
  return <RunningGeneration progress={progress} href={paths.generate} />;
}

function useHeaderSession(): NavigationProps['session'] {
  const { status, user, refetch } = useSession();
  const hasHint = useHasSessionHint();
  if (status === 'loading') return { status };
  if (status === 'failed' && hasHint) return { status: 'unreachable', onRetry: () => void refetch() };
  return user
    ? { status: 'signedIn', username: user.username, tokens: user.tokens }
    : { status: 'signedOut' };
}

import { logoutMutation, useApi, useSubmit } from '@product/api-client/react';
import { Header, onDemand, type HeaderSession } from '@product/ui';
import { useState } from 'react';
import { useLanguage } from '../core/use-language';
import { useTheme } from '../theme/use-theme';
import { hrefFor, paths } from '../core/paths';
import { useLocation } from '../core/router';
import { useServices } from '../core/services';
import { useDialogOnDemand } from '../core/use-dialog-on-demand';
import { useSession } from '../core/use-session';
import { useFullWidthLayout } from './use-full-width-layout';

const logIn = onDemand(async () => (await import('./log-in')).LogIn);

export function AppHeader() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { user, isVisitor } = useSession();
  const session = useHeaderSession();
  const logout = useSubmit(logoutMutation(useApi()));
  const width = useFullWidthLayout() ? 'full' : 'page';
  const [loggingIn, setLoggingIn] = useState(false);
  const { code: LogIn } = useDialogOnDemand(logIn, loggingIn, () => setLoggingIn(false));

  return (
    <>
      <Header
        contentHref="#main"
        width={width}
        brand={config.brand}
        session={session}
        // For a visitor the Create link leads to the auth screen, which must not be marked as the current page.
        currentPath={pathname === paths.auth ? undefined : pathname}
        hrefs={{
          home: paths.home,
          gallery: paths.gallery,
          pricing: paths.pricing,
          create: isVisitor ? paths.auth : paths.generate,
          buyTokens: paths.buyTokens,
        }}
        userMenu={config.businessModel.userMenu}
        hrefFor={hrefFor}
        theme={theme}
        onThemeChange={setTheme}
        language={language}
        onLanguageChange={setLanguage}
        onLogin={() => setLoggingIn(true)}
        onLogOut={() => logout.submit()}
        loggingOut={logout.isPending}
      />
      {LogIn && <LogIn open={loggingIn && !user} onOpenChange={setLoggingIn} />}
    </>
  );
}

function useHeaderSession(): HeaderSession {
  const { status, user } = useSession();
  if (status === 'loading') return { status };
  return user
    ? { status: 'signedIn', username: user.username, tokens: user.tokens }
    : { status: 'signedOut' };
}

import { logoutMutation, useApi, useSubmit } from '@product/api-client/react';
import { Header, onDemand, type HeaderSession } from '@product/ui';
import { useState } from 'react';
import { useLanguage } from '../i18n/use-language';
import { useTheme } from '../theme/use-theme';
import { hrefFor, paths } from './paths';
import { useLocation } from './router';
import { useServices } from './services';
import { useDialogOnDemand } from './use-dialog-on-demand';
import { useSession } from './use-session';
import { useWorkbench } from './use-workbench';

const logIn = onDemand(async () => (await import('./log-in')).LogIn);

export function AppHeader() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { user } = useSession();
  const session = useHeaderSession();
  const logout = useSubmit(logoutMutation(useApi()));
  const width = useWorkbench() ? 'full' : 'page';
  const [loggingIn, setLoggingIn] = useState(false);
  const { code: LogIn } = useDialogOnDemand(logIn, loggingIn, () => setLoggingIn(false));

  return (
    <>
      <Header
        contentHref="#main"
        width={width}
        brand={config.brand}
        session={session}
        // For a visitor, the auth screen is where Create leads; it is not the page to create on.
        currentPath={pathname === paths.auth ? undefined : pathname}
        hrefs={{
          home: paths.home,
          gallery: paths.gallery,
          pricing: paths.pricing,
          create: user ? paths.generate : paths.auth,
          buyTokens: paths.buyTokens,
        }}
        userMenu={config.reading.userMenu}
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

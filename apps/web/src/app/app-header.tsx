import { Header, LogInDialog, type HeaderSession } from '@product/ui';
import { loginMutation, logoutMutation, useApi, useSubmit } from '@product/api-client/react';
import { useState } from 'react';
import { useLanguage } from '../i18n/use-language';
import { useFailureText } from '../outcomes/use-failure-text';
import { useTheme } from '../theme/use-theme';
import { authPath, hrefFor, paths } from './paths';
import { useLocation } from './router';
import { useServices } from './services';
import { useNotices } from '../outcomes/use-notices';
import { useSession } from './use-session';
import { useWorkbench } from './use-workbench';

export function AppHeader() {
  const { config } = useServices();
  const api = useApi();
  const { pathname } = useLocation();
  const { status, user } = useSession();
  const { theme, setTheme } = useTheme();
  const { language, languages, setLanguage } = useLanguage();
  const notices = useNotices();
  const fillsWindow = useWorkbench();
  const [loggingIn, setLoggingIn] = useState(false);
  const login = useSubmit(loginMutation(api));
  const logout = useSubmit(logoutMutation(api));
  const loginError = useFailureText('session.login', login.error);
  const session: HeaderSession =
    status === 'loading'
      ? { status: 'loading' }
      : user
        ? { status: 'signedIn', username: user.username, tokens: user.tokens }
        : { status: 'signedOut' };

  return (
    <>
      <Header
        contentHref="#main"
        brand={config.brand}
        session={session}
        currentPath={pathname}
        width={fillsWindow ? 'full' : 'page'}
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
        languages={languages}
        onLanguageChange={setLanguage}
        onLogin={() => setLoggingIn(true)}
        onLogOut={() => logout.submit()}
        loggingOut={logout.isPending}
      />
      <LogInDialog
        open={loggingIn && !user}
        onOpenChange={(open) => {
          setLoggingIn(open);
          login.reset();
        }}
        pending={login.isPending}
        error={loginError}
        signUpHref={authPath('register')}
        onSubmit={(credentials) => login.submit(credentials, { onSuccess: () => setLoggingIn(false) })}
        onForgotPassword={() => notices.notAvailable('forgotPassword')}
        onProvider={notices.notAvailable}
      />
    </>
  );
}

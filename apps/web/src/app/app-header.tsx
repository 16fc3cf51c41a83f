import { logoutMutation, useApi, useSubmit } from '@product/api-client/react';
import { Header, type HeaderSession } from '@product/ui';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../i18n/use-language';
import { useTheme } from '../theme/use-theme';
import { hrefFor, paths } from './paths';
import { useLocation } from './router';
import { useServices } from './services';
import { useSession } from './use-session';
import { useWorkbench } from './use-workbench';

const LogIn = lazy(() => import('./log-in'));

export function AppHeader() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { theme, setTheme } = useTheme();
  const { language, languages, setLanguage } = useLanguage();
  const { user } = useSession();
  const session = useHeaderSession();
  const logout = useSubmit(logoutMutation(useApi()));
  const width = useWorkbench() ? 'full' : 'page';
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');

  return (
    <>
      <Header
        contentHref="#main"
        width={width}
        brand={config.brand}
        session={session}
        currentPath={pathname}
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
        onLogin={() => setDialog('open')}
        onLogOut={() => logout.submit()}
        loggingOut={logout.isPending}
      />
      {dialog !== 'unused' && (
        <Suspense>
          <LogIn
            open={dialog === 'open' && !user}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
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

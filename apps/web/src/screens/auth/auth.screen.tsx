import { loginMutation, registerMutation, useApi, useSubmit } from '@product/api-client/react';
import { useRecipe } from '@product/studio';
import { AuthCard, useUi } from '@product/ui';
import { use, useSyncExternalStore } from 'react';
import { PageTitle } from '../../core/page-title';
import { paths } from '../../core/paths';
import { PreloadContext } from '../../core/preload';
import { useLocation, useNavigate, useSearchParams } from '../../core/router';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { useTexts } from '../../core/use-texts';
import { drafts, visitorsPrompt } from '../../lib/draft';
import english from '../../i18n/locales/en/auth';

const subscribeToNothing = () => () => undefined;

/** Login and registration. On success the table of mutation feedback redirects to the home page. */
export function Component() {
  const { t } = useTexts('auth', english);
  const ui = useUi();
  const api = useApi();
  const preload = use(PreloadContext);
  const [search, setSearch] = useSearchParams();
  const { search: query, hash } = useLocation();
  const navigate = useNavigate();
  // It is the visitor's draft, until a user logs in.
  useRecipe((recipe) => {
    drafts.save(recipe);
    void navigate({ search: query }, { replace: true });
  }, hash);
  // The prerendered page has none.
  const kept = useSyncExternalStore(subscribeToNothing, visitorsPrompt, () => '');
  const tab = (search.get('tab') ?? (kept && 'register')) === 'register' ? 'register' : 'login';
  const login = useSubmit(loginMutation(api));
  const register = useSubmit(registerMutation(api));
  return (
    <div className="mx-auto flex w-full max-w-[27rem] flex-1 flex-col justify-center gap-6 px-gutter py-10">
      <PageTitle description={t(`${tab}Text`)}>{t(`${tab}Title`)}</PageTitle>
      <div className="grid gap-2 text-center">
        <h1 className="text-2xl font-semibold">{t(`${tab}Title`)}</h1>
        <p className="text-ink-muted">{t(`${tab}Text`)}</p>
      </div>
      {kept && (
        <div className="grid gap-1 rounded-md border border-line bg-surface px-4 py-3 text-sm">
          <p className="font-medium">{t('kept', { create: ui.t('shell.create') })}</p>
          <p dir="auto" className="line-clamp-2 wrap-anywhere text-ink-muted">
            {kept}
          </p>
        </div>
      )}
      <AuthCard
        // Preloads the home page, to which a successful login redirects.
        onFocus={() => preload(paths.home)}
        tab={tab}
        onTabChange={(next) =>
          // A pack or a plan in the address stays.
          setSearch(
            (before) => {
              before.set('tab', next);
              return before;
            },
            { replace: true },
          )
        }
        onLogin={(credentials) => login.submit(credentials)}
        loginPending={login.isPending}
        loginError={useFailureText('session.login', login.error)}
        onRegister={(registration) => register.submit(registration)}
        registerPending={register.isPending}
        registerError={useFailureText('session.register', register.error)}
        termsHref={paths.terms}
        privacyHref={paths.privacy}
      />
    </div>
  );
}

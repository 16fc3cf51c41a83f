import { loginMutation, registerMutation, useApi, useSubmit } from '@product/api-client/react';
import { AuthCard } from '@product/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../app/page-title';
import { authPath, paths } from '../../app/paths';
import { useNavigate, useSearchParams } from '../../app/router';
import { useFailureText } from '../../outcomes/use-failure-text';

/** Login and registration. Success leads to the home page by the table of outcomes. */
export function Component() {
  const { t } = useTranslation();
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  const login = useSubmit(loginMutation(api));
  const register = useSubmit(registerMutation(api));
  return (
    <div className="mx-auto flex w-full max-w-[27rem] flex-1 flex-col justify-center gap-6 px-gutter py-10">
      <PageTitle>{t(`auth.${tab}Title`)}</PageTitle>
      <div className="grid gap-2 text-center">
        <h1 className="text-2xl font-semibold">{t(`auth.${tab}Title`)}</h1>
        <p className="text-ink-muted">{t(`auth.${tab}Text`)}</p>
      </div>
      <AuthCard
        tab={tab}
        onTabChange={(next) => void navigate(authPath(next), { replace: true })}
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

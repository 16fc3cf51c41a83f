import { loginMutation, useApi, useSubmit } from '@product/api-client/react';
import { LogInDialog } from '@product/ui';
import { useEffect, useState } from 'react';
import { useFailureText } from '../core/feedback/use-failure-text';
import { useServices } from '../core/services';
import { authPath } from '../core/paths';
import { useSession } from '../core/use-session';

export interface LogInProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The log-in dialog and its mutation. A chunk of its own: most visits never open it. */
export function LogIn({ open, onOpenChange }: LogInProps) {
  const { notifications } = useServices();
  const { submit, isPending, error, reset } = useSubmit(loginMutation(useApi()));
  const failure = useFailureText('session.login', error);
  const { user } = useSession();
  // After Back it is shown again.
  const [email, setEmail] = useState('');
  if (user && email !== '') setEmail('');
  // The user may also have signed in in another tab.
  useEffect(() => {
    if (!user) return;
    reset();
    onOpenChange(false);
  }, [user, reset, onOpenChange]);
  const change = (next: boolean) => {
    reset();
    setEmail('');
    onOpenChange(next);
  };
  return (
    <LogInDialog
      open={open}
      onOpenChange={change}
      pending={isPending}
      error={failure}
      defaultEmail={email}
      onEmailChange={setEmail}
      signUpHref={authPath('register')}
      onSubmit={({ email, password }) => submit({ email, password }, { onSuccess: () => change(false) })}
      onForgotPassword={() => notifications.notAvailable('forgotPassword')}
      onProvider={notifications.notAvailable}
    />
  );
}

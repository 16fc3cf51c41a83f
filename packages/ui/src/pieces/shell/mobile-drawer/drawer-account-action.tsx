import { Button } from '../../../components/button';
import { SheetFooter } from '../../../components/sheet/sheet';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { useUi } from '../../../i18n';
import { RetryAccount } from '../header/retry-account';
import type { NavigationProps } from '../navigation';

interface DrawerAccountActionProps extends Pick<
  NavigationProps,
  'session' | 'onLogin' | 'onLogOut' | 'loggingOut'
> {
  /** Called with the action of the button, `onLogin` or `onLogOut`. */
  onPress: (act: () => void) => void;
}

export function DrawerAccountAction({
  session,
  onLogin,
  onLogOut,
  loggingOut,
  onPress,
}: DrawerAccountActionProps) {
  const { t } = useUi();
  const states = {
    loading: () => <Skeleton className="ui:h-12" />,
    signedOut: () =>
      onLogin && (
        <Button variant="inverse" size="lg" fullWidth onClick={() => onPress(onLogin)}>
          {t('shell.login')}
        </Button>
      ),
    unreachable: () =>
      session.status === 'unreachable' && <RetryAccount size="lg" fullWidth onClick={session.onRetry} />,
    signedIn: () =>
      onLogOut && (
        <Button size="lg" fullWidth loading={loggingOut} onClick={() => onPress(onLogOut)}>
          {t('shell.logOut')}
        </Button>
      ),
  };
  return <SheetFooter>{states[session.status]()}</SheetFooter>;
}

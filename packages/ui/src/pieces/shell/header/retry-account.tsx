import { Button, type ButtonProps } from '../../../components/button';
import { RotateCwIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { passFocusOn } from '../../../lib/pass-focus-on';

/** In place of the login button while the account cannot be reached: a press tries again. */
export function RetryAccount(props: ButtonProps) {
  const { t } = useUi();
  return (
    <Button ref={passFocusOn} data-ui="retry-account" aria-label={t('shell.retryAccount')} {...props}>
      <RotateCwIcon aria-hidden />
      <span>{t('shell.accountUnreachable')}</span>
    </Button>
  );
}

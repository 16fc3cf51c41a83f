import type { LogInDialogForm as Values } from '@product/domain';
import { Button } from '../../../components/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogHeader,
  DialogTitle,
  type DialogContentProps,
} from '../../../components/dialog/dialog';
import { AppleIcon, GoogleIcon } from '../../../components/icons';
import { Separator } from '../../../components/separator/separator';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';
import type { PendingProps } from '../../../lib/pending-props';
import { useFocusReturn } from '../../../lib/use-focus-return';
import { LogInDialogForm } from './log-in-dialog-form';

/** The values that the dialog submits. */
export type LogInDialogCredentials = Values;

export type LogInProvider = 'google' | 'apple';

export interface LogInDialogProps
  extends Omit<DialogContentProps, 'closeLabel' | 'size' | 'children' | 'onSubmit'>, PendingProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` by Escape, the close button, a press on the overlay, and 'Sign up'. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Email that the dialog opens with.
   * @default ''
   */
  defaultEmail?: string;
  /** Called with the email as it is typed, so that a host can show it again after Back has closed the dialog. */
  onEmailChange?: (email: string) => void;
  /** Called with the email, the password and the choice 'Remember me' on submit. What the choice means is the host's. */
  onSubmit?: (credentials: LogInDialogCredentials) => void | Promise<void>;
  /**
   * Whether 'Remember me' is offered. Without it `remember` is `false`.
   * @default true
   */
  remember?: boolean;
  /** URL of the 'Sign up' link. Without it the link is not rendered. */
  signUpHref?: string;
  /** Called by 'Forgot password?'. Without it the button is not rendered. */
  onForgotPassword?: () => void;
  /** Called by 'Google' and 'Apple'. Without it the buttons are not rendered. */
  onProvider?: (provider: LogInProvider) => void;
}

/**
 * Login dialog over the current page. Its values are discarded when it closes. Other props are passed to
 * `DialogContent`.
 * @public
 */
export function LogInDialog({
  open,
  onOpenChange,
  defaultEmail = '',
  onEmailChange,
  onSubmit,
  pending,
  error,
  remember,
  signUpHref,
  onForgotPassword,
  onProvider,
  ...props
}: LogInDialogProps) {
  const { t, Link } = useUi();
  const focusReturn = useFocusReturn(props);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        data-ui="log-in-dialog"
        closeLabel={t('common.close')}
        aria-describedby={undefined}
        {...props}
        {...focusReturn}
      >
        <DialogHeader>
          <DialogTitle>{t('account.logIn')}</DialogTitle>
        </DialogHeader>
        <LogInDialogForm
          defaultEmail={defaultEmail}
          onEmailChange={onEmailChange}
          onSubmit={onSubmit}
          pending={pending}
          error={error}
          remember={remember}
          onForgotPassword={onForgotPassword}
        />
        {onProvider && <Providers onProvider={onProvider} />}
        {signUpHref !== undefined && (
          <p className="ui:text-center ui:text-sm ui:text-ink-muted">
            <span>{t('account.noAccount')}</span>{' '}
            <TextLink asChild>
              <DialogClose asChild>
                <Link href={signUpHref}>{t('account.signUp')}</Link>
              </DialogClose>
            </TextLink>
          </p>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Providers({ onProvider }: Required<Pick<LogInDialogProps, 'onProvider'>>) {
  const { t } = useUi();
  return (
    <>
      <Separator>{t('account.or')}</Separator>
      <div className="ui:grid ui:grid-cols-2 ui:gap-3">
        <Button onClick={() => onProvider('google')}>
          <GoogleIcon />
          <span>{t('account.google')}</span>
        </Button>
        <Button onClick={() => onProvider('apple')}>
          <AppleIcon />
          <span>{t('account.apple')}</span>
        </Button>
      </div>
    </>
  );
}

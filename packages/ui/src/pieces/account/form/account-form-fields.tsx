import { Field, type FieldProps } from '../../../components/field';
import { Input, PasswordInput, type InputProps } from '../../../components/input';
import { useUi } from '../../../i18n';
import { CapsLockHint, useCapsLock } from './use-caps-lock';

interface AccountFieldProps extends Omit<InputProps, 'children'>, Pick<FieldProps, 'description' | 'error'> {
  label: string;
}

/** Field for a username or an email address, without autocorrection, autocapitalization and spell check. */
export function NameField({ label, description, error, ...input }: AccountFieldProps) {
  return (
    <Field label={label} description={description} error={error} required>
      {/* By its placeholder an empty field is known, which has the direction of the page. */}
      <Input
        dir="auto"
        placeholder=" "
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
      />
    </Field>
  );
}

/** A password that is typed again. It cannot be shown. */
export function PasswordAgainField({ label, error, ...input }: AccountFieldProps) {
  const { isOn, handlers } = useCapsLock(input);
  return (
    <Field label={label} error={error} required>
      <Input type="password" {...input} {...handlers} />
      <CapsLockHint isOn={isOn} />
    </Field>
  );
}

export function PasswordField({ label, description, error, ...input }: AccountFieldProps) {
  const { t } = useUi();
  const { isOn, handlers } = useCapsLock(input);
  return (
    <Field label={label} description={description} error={error} required>
      <PasswordInput
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...handlers}
      />
      <CapsLockHint isOn={isOn} />
    </Field>
  );
}

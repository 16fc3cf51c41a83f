import { useState, type KeyboardEvent } from 'react';
import type { InputProps } from '../../../components/input';
import { useUi } from '../../../i18n';

/** Whether Caps Lock is on while one types in a field, and the field's handlers that find it out. */
export function useCapsLock({ onKeyDown, onKeyUp, onBlur }: InputProps) {
  const [isOn, setOn] = useState(false);
  const read = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  const handlers: InputProps = {
    onKeyDown(event) {
      onKeyDown?.(event);
      read(event);
    },
    // Windows has switched after the key, macOS before it.
    onKeyUp(event) {
      onKeyUp?.(event);
      read(event);
    },
    onBlur(event) {
      onBlur?.(event);
      setOn(false);
    },
  };
  return { isOn, handlers };
}

/** The line below a password field. It exists before its text, which is announced only then. */
export function CapsLockHint({ isOn }: { isOn: boolean }) {
  const { t } = useUi();
  return (
    <p aria-live="polite" className={isOn ? 'ui:text-xs ui:text-ink-muted' : 'ui:sr-only'}>
      {isOn && t('account.capsLock')}
    </p>
  );
}

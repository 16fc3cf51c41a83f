'use client';

import { useState, type KeyboardEvent } from 'react';
import type { InputProps } from '../../../components/input';
import { useUi } from '../../../i18n';
import { account } from '../../../locales/english';

/** The handlers of a password field, and the line below it that says that Caps Lock is on while one types. */
export function useCapsLock({ onKeyDown, onKeyUp, onBlur }: InputProps) {
  const { t } = useUi({ account });
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
  // Exists before its text, which is announced only then.
  const hint = (
    <p aria-live="polite" className={isOn ? 'ui:text-xs ui:text-ink-muted' : 'ui:sr-only'}>
      {isOn && t('account.capsLock')}
    </p>
  );
  return { handlers, hint };
}

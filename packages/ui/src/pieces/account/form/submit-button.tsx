import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { hasNoFocus } from '../../../lib/layer-focus';

interface SubmitButtonProps {
  pending: boolean;
  label: string;
  pendingLabel: string;
}

/** Primary button of a form. While a submit is pending it is disabled and shows `pendingLabel`. */
export function SubmitButton({ pending, label, pendingLabel }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button loses the focus. Restore it after the submit unless another element has it by then.
  useEffect(() => {
    if (!pending) return;
    const pressed = button.current;
    return () => {
      if (hasNoFocus(pressed)) pressed?.focus({ preventScroll: true });
    };
  }, [pending]);

  return (
    <Button
      ref={button}
      type="submit"
      variant="primary"
      size="lg"
      fullWidth
      loading={pending}
      disabled={pending}
    >
      {pending ? pendingLabel : label}
    </Button>
  );
}

import { Button, CopyIcon } from '@product/ui';
import { useState, type ReactNode } from 'react';
import { texts } from './texts';

interface CopyButtonProps {
  /** Returns the text to copy. Called when the button is pressed. */
  text: () => string;
  disabled?: boolean;
  children: ReactNode;
}

export function CopyButton({ text, disabled, children }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setStatus(texts.copied),
      () => setStatus(texts.notCopied),
    );
  return (
    <div className="mock-panel-copy">
      <Button disabled={disabled} onClick={() => void copy()} onBlur={() => setStatus('')}>
        <CopyIcon aria-hidden />
        {children}
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}

import { Button, CopyIcon, Textarea } from '@product/ui';
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
  const [refused, setRefused] = useState<string>();
  const copy = async () => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setStatus(texts.copied);
      setRefused(undefined);
    } catch {
      setStatus(texts.notCopied);
      setRefused(copied);
    }
  };
  return (
    <div className="mock-panel-copy">
      <Button
        disabled={disabled}
        onClick={() => void copy()}
        onBlur={() => refused === undefined && setStatus('')}
      >
        <CopyIcon aria-hidden />
        {children}
      </Button>
      <span role="status">{status}</span>
      {refused !== undefined && (
        <Textarea
          readOnly
          rows={6}
          spellCheck={false}
          aria-label={texts.textToCopy}
          className="mock-panel-text"
          value={refused}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}

import { Button } from '@product/ui';
import { useEffect, useRef, useState } from 'react';
import { Section } from './section';
import { texts } from './texts';
import { useControls } from './use-controls';

export function ResetSection() {
  const { reset } = useControls();
  const [state, setState] = useState<'idle' | 'confirming' | 'cancelled'>('idle');
  const focused = useRef<HTMLButtonElement>(null);
  // The pressed button has been removed: focus moves to the safe one.
  useEffect(() => {
    if (state !== 'idle') focused.current?.focus();
  }, [state]);

  return (
    <Section title={texts.reset}>
      <p className="mock-panel-quiet">{texts.resetHint}</p>
      {state === 'confirming' ? (
        <div role="group" aria-label={texts.resetReally} className="mock-panel-row">
          <Button ref={focused} onClick={() => setState('cancelled')}>
            {texts.cancel}
          </Button>
          <Button variant="destructive" onClick={() => void reset()}>
            {texts.resetReally}
          </Button>
        </div>
      ) : (
        <div>
          <Button ref={focused} onClick={() => setState('confirming')}>
            {texts.reset}
          </Button>
        </div>
      )}
    </Section>
  );
}

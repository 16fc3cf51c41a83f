import { Switch } from '@product/ui';
import { Suspense, useState } from 'react';
import { useDoneSignal } from './use-done-signal';
import { useTexts } from './use-texts';

interface DoneSignalProps {
  /** Whether a generation is running: the setting is offered then. */
  isRunning: boolean;
}

/**
 * Signals the end of a generation while the page is hidden, if the user has turned it on. After a press the setting
 * stays, so that it can be read what came of it, and be taken back.
 */
export function DoneSignal(props: DoneSignalProps) {
  return (
    <Suspense>
      <SignalSetting {...props} />
    </Suspense>
  );
}

function SignalSetting({ isRunning }: DoneSignalProps) {
  const { t } = useTexts();
  const [isUsed, setUsed] = useState(false);
  const { isOn, isAsking, permission, hasSound, turn } = useDoneSignal();
  const mayNotify = permission === 'granted' || (permission === 'default' && (!isOn || isAsking));
  const canSignal = hasSound || permission !== 'missing';
  if (!canSignal || !(isRunning || isUsed)) return null;
  const means = mayNotify ? (hasSound ? 'both' : 'notification') : hasSound ? 'sound' : undefined;
  return (
    <Switch
      label={t('label')}
      description={
        <>
          {means && t(means)}
          {/* Announced when it changes after a press. */}
          <span role="status" className="flex">
            {!mayNotify && t(`without.${permission}`)}
          </span>
        </>
      }
      checked={isOn}
      onCheckedChange={(next) => {
        setUsed(true);
        void turn(next);
      }}
    />
  );
}

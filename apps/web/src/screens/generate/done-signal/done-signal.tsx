import { Switch } from '@product/ui';
import { Suspense, useState } from 'react';
import { useDoneSignal } from './use-done-signal';
import { useTexts } from './use-texts';

interface DoneSignalProps {
  /** Whether a generation is running: the setting is offered then. */
  isRunning: boolean;
}

/**
 * The setting whether the end of a generation is signalled. After a change it stays visible, so that its result can be
 * read, and the change can be undone.
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
  const [wasChanged, setWasChanged] = useState(false);
  const { isOn, isRequesting, permission, hasSound, setSignal } = useDoneSignal();
  const mayNotify = permission === 'granted' || (permission === 'default' && (!isOn || isRequesting));
  const canSignal = hasSound || permission !== 'missing';
  if (!canSignal || !(isRunning || wasChanged)) return null;
  const signalKind = mayNotify ? (hasSound ? 'both' : 'notification') : hasSound ? 'sound' : undefined;
  return (
    <Switch
      label={t('label')}
      description={
        <>
          {signalKind && <span>{t(signalKind)}</span>}
          {/* Announced when it changes after a press. */}
          <span role="status" className="flex">
            {!mayNotify && t(`without.${permission}`)}
          </span>
        </>
      }
      checked={isOn}
      onCheckedChange={(next) => {
        setWasChanged(true);
        void setSignal(next);
      }}
    />
  );
}

import { Switch } from '@product/ui';
import { Suspense, useState } from 'react';
import { useLazyTexts } from '../../../core/use-texts';
import { useDoneSignal } from './use-done-signal';
import english from '../../../i18n/locales/en/done-signal';

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
  const { t } = useLazyTexts('done-signal', english);
  const [wasChanged, setWasChanged] = useState(false);
  const { isOn, isRequesting, permission, hasSound, setSignal } = useDoneSignal();
  const mayNotify = permission === 'granted' || (permission === 'default' && (!isOn || isRequesting));
  const canSignal = hasSound || permission !== 'missing';
  if (!canSignal || !(isRunning || wasChanged)) return null;
  const obstacle = !mayNotify && t(`without.${permission}`);
  const signalKind = mayNotify ? (hasSound ? 'both' : 'notification') : hasSound ? 'sound' : undefined;
  return (
    <Switch
      label={t('label')}
      description={
        <>
          {signalKind && <span>{t(signalKind)}</span>}
          {!wasChanged && obstacle && <span className="flex">{obstacle}</span>}
          {/* A live region has the text only after a press of the switch. */}
          <span role="status" className="flex">
            {wasChanged && obstacle}
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

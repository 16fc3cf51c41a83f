import { Switch } from '@product/ui';
import { Suspense, useState, useEffect } from 'react';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/done-signal';
import { isSignalOn, storeSignal } from '../../../lib/done-signal';
import { useSignalDevice } from './use-signal-device';

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

/** The setting, and what the browser allows. */
function useDoneSignal() {
  const device = useSignalDevice();
  const [isOn, setOn] = useState(isSignalOn);
  const [permission, setPermission] = useState(device.permission);
  const [isRequesting, setRequesting] = useState(false);

  // The first press allows the sound: on Generate, or on the keys that submit the prompt.
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const unlock = () => {
      controller.abort();
      device.unlockSound();
    };
    addEventListener('click', unlock, controller);
    addEventListener('keydown', unlock, controller);
    return () => controller.abort();
  }, [isOn, device]);

  // The user may have changed it in the browser's settings.
  useEffect(() => {
    const read = () => setPermission(device.permission());
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [device]);

  const setSignal = async (next: boolean) => {
    storeSignal(next);
    setOn(next);
    if (!next) return;
    device.unlockSound();
    if (device.permission() !== 'default') return;
    setRequesting(true);
    setPermission(await device.requestPermission());
    setRequesting(false);
  };
  return { isOn, isRequesting, permission, hasSound: device.hasSound(), setSignal };
}

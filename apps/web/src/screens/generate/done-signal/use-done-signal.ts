import { useEffect, useState } from 'react';
import { isSignalOn, storeSignal } from '../../../lib/done-signal';
import { useSignalDevice } from './use-signal-device';

/** The setting, and what the browser allows. */
export function useDoneSignal() {
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

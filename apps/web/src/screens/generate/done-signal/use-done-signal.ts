import type { Generation } from '@product/api-client';
import { useEffect, useState } from 'react';
import { useServices } from '../../../core/services';
import { isSignalOn, storeSignal } from '../../../lib/done-signal';
import { createSignalDevice } from '../../../lib/signal-device';
import { useGenerationEnds } from './use-generation-ends';
import { useTexts } from './use-texts';

const browserDevice = createSignalDevice();

/** The setting, what the browser allows, and the signal itself. */
export function useDoneSignal() {
  const { t } = useTexts();
  const { signalDevice: device = browserDevice, formatMessage } = useServices();
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

  const textOf = (result: Generation | undefined) =>
    result ? t(`ready.${result.mediaType}`) : formatMessage({ key: 'generation.create.failure.title' });
  useGenerationEnds((result) => {
    // Another tab may have turned it off.
    if (!device.isPageHidden() || !isSignalOn()) return;
    device.playSound();
    device.notify(textOf(result));
  });

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

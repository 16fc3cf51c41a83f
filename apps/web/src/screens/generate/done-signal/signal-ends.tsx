import { Suspense, useEffect, useEffectEvent } from 'react';
import type { GenerationEnd } from '@product/studio';
import { useServices } from '../../../core/services';
import { useLazyTexts } from '../../../core/use-texts';
import { isSignalOn } from '../../../lib/done-signal';
import { useSignalDevice } from './use-signal-device';
import english from '../../../i18n/locales/en/done-signal';

/**
 * Signals the end of each generation while the page is hidden, if the user has turned it on. Rendered on every screen:
 * a generation goes on when its screen is left.
 */
export function SignalEnds() {
  return (
    <Suspense>
      <Signal />
    </Suspense>
  );
}

function Signal() {
  const { t } = useLazyTexts('done-signal', english);
  const { generations, formatMessage } = useServices();
  const device = useSignalDevice();
  const signal = useEffectEvent(({ result }: GenerationEnd) => {
    // Another tab may have turned it off.
    if (!device.isPageHidden() || !isSignalOn()) return;
    device.playSound();
    device.notify(
      result ? t(`ready.${result.mediaType}`) : formatMessage({ key: 'generation.create.failure.title' }),
    );
  });
  useEffect(() => generations.onEnd((end) => signal(end)), [generations]);
  return null;
}

import { Suspense, useEffect, useEffectEvent } from 'react';
import { useIsGenerating, type GenerationEnd } from '@product/studio';
import { useServices } from '../../../core/services';
import { useLazyTexts } from '../../../core/use-texts';
import { isSignalOn } from '../../../lib/done-signal';
import { lazyCode, useLazyCode } from '../../../lib/lazy-code';
import { useSignalDevice } from './use-signal-device';
import english from '../../../i18n/locales/en/done-signal';

const queueNews = lazyCode(async () => (await import('../queue/queue-news')).QueueNews);

/**
 * Signals the end of each generation while the page is hidden, if the user has turned it on. Rendered on every screen:
 * a generation goes on when its screen is left.
 */
export function SignalEnds() {
  const { generations } = useServices();
  const isGenerating = useIsGenerating(generations);
  const { code: QueueNews } = useLazyCode(queueNews, isGenerating && generations.hasWhole());
  return (
    <>
      <Suspense>
        <Signal />
      </Suspense>
      {QueueNews && <QueueNews />}
    </>
  );
}

function Signal() {
  const { t } = useLazyTexts('done-signal', english);
  const { generations, formatMessage } = useServices();
  const device = useSignalDevice();
  const signal = useEffectEvent(({ result }: GenerationEnd) => {
    // Another tab may have turned it off.
    if (generations.hasWhole() || !device.isPageHidden() || !isSignalOn()) return;
    device.playSound();
    device.notify(
      result ? t(`ready.${result.mediaType}`) : formatMessage({ key: 'generation.create.failure.title' }),
    );
  });
  useEffect(() => generations.onEnd((end) => signal(end)), [generations]);
  return null;
}

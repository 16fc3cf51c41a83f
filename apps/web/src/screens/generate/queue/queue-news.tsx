import type { QueueState } from '@product/studio/queue';
import { VisuallyHidden } from '@product/ui';
import { useQueueUi } from '@product/ui/generation-queue';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../../core/paths';
import { useServices } from '../../../core/services';
import { useLazyTexts } from '../../../core/use-texts';
import { isSignalOn } from '../../../lib/done-signal';
import english from '../../../i18n/locales/en/generate';
import { useSignalDevice } from '../done-signal/use-signal-device';
import { queueNews } from './news';
import { queueOf } from './queue-of';

/**
 * Announces a queue as one: each quarter of it, each failure, and its end. Away from its screen the end is a toast too,
 * and while the page is hidden one notification. Rendered on every screen.
 */
export function QueueNews() {
  return (
    <Suspense>
      <News />
    </Suspense>
  );
}

function News() {
  const { t } = useLazyTexts('generate', english);
  const { t: ui } = useQueueUi();
  const services = useServices();
  const device = useSignalDevice();
  const queue = queueOf(services);
  const [text, setText] = useState('');
  const tell = useEffectEvent((before: QueueState, after: QueueState) => {
    const news = queueNews(before, after);
    if (!news) return;
    const { kind, done, total, failed } = news;
    const progress =
      failed > 0 ? ui('queue.countWithFailed', { done, total, failed }) : ui('queue.count', { done, total });
    if (kind === 'failed') return setText(t('queue.failedOne', { prompt: news.prompt }));
    if (kind === 'quarter') return setText(progress);
    const title = t(kind === 'end' ? 'queue.end' : 'queue.stopped');
    const { toasts, navigation, formatMessage } = services;
    const values = { first: title, second: progress };
    const sentence = formatMessage({ key: 'notices.manySentences', values });
    setText(sentence);
    if (!navigation.isAt(paths.generate))
      toasts.toast({
        title,
        description: progress,
        action: { label: t('queue.view'), href: paths.generate },
      });
    if (!device.isPageHidden() || !isSignalOn()) return;
    device.playSound();
    device.notify(sentence);
  });
  useEffect(() => {
    let before = queue.state();
    return queue.subscribe(() => {
      const after = queue.state();
      tell(before, after);
      before = after;
    });
  }, [queue]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

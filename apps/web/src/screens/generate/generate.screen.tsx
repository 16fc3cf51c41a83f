import { useDraft } from '@product/studio';
import { useState } from 'react';
import { PageTitle } from '../../core/page-title';
import { usePartMissing } from '../../core/feedback/use-part-missing';
import { useUser } from '../../core/use-user';
import { useTexts } from '../../core/use-texts';
import { isSignalOn } from '../../lib/done-signal';
import { drafts } from '../../lib/draft';
import { lazyCode, useLazyCode } from '../../lib/lazy-code';
import { PromptForm } from './prompt-form';
import { ResultPreview } from './result-preview';
import type { SetInView } from './session-strip';
import { useQueueForm } from './queue/use-queue-form';
import { useFirstSteps } from './use-first-steps';
import { useSessionResults } from './use-session-results';
import english from '../../i18n/locales/en/generate';

/**
 * In a window of one column the empty frame is below the form, and as high as what is left of the window; its height is
 * fixed while the first steps may still come below it. A phone shows only these.
 */
const IDLE =
  'max-desk:content-stretch max-desk:*:data-[ui=preview-frame]:aspect-auto! max-md:*:data-[ui=preview-frame]:hidden';

const resultTools = lazyCode(() => import('./result-tools'));

export function Component() {
  const { t } = useTexts('generate', english);
  const draft = useDraft(drafts, useUser().id);
  const session = useSessionResults();
  const form = useQueueForm(draft, session);
  const { phase, isRunning, results, shown, show } = session;
  const { code: tools } = useLazyCode(
    resultTools,
    isRunning || results.length || isSignalOn(),
    usePartMissing(),
  );
  const [setInView, viewSet] = useState<SetInView>({ set: undefined, open: false });
  const { isNew, FirstSteps, dismiss } = useFirstSteps(results.length > 0);
  const isIdle = phase.name === 'idle';
  const hasQueue = form.state !== undefined && form.state.jobs.length > 0;
  // What the queue asks, after a reload for example, is not below the form.
  const isFirst = !isIdle || form.state?.pause !== undefined;
  // A single result that is shown needs no list, unless a generation is running.
  const hasStrip = results.length > (shown && !isRunning ? 1 : 0);

  return (
    <div
      className={`grid flex-1 desk:grid-cols-[26.5rem_minmax(0,1fr)] ${isIdle ? 'max-desk:grid-rows-[auto_1fr] desk:items-start' : 'items-start'}`}
    >
      <PageTitle>{t('documentTitle')}</PageTitle>
      <h1 className="sr-only">{t(draft.settings.mediaType === 'video' ? 'headingVideo' : 'heading')}</h1>
      <PromptForm draft={draft} session={session} form={form} />
      <div
        className={`mx-auto flex w-full max-w-page gap-6 p-[clamp(1rem,2.4vw,2.5rem)] max-desk:flex-col ${isFirst ? 'max-desk:order-first' : FirstSteps || hasQueue ? '' : 'max-md:hidden'}`}
      >
        <ResultPreview
          className={`flex-1 ${isIdle ? `${IDLE} ${isNew ? 'md:max-desk:grid-rows-[9rem]' : 'md:max-desk:grid-rows-[minmax(9rem,1fr)]'}` : ''}`}
          draft={draft}
          session={session}
          tools={tools}
          onCancel={form.cancel}
          queuePanel={
            form.tools &&
            hasQueue &&
            form.queue &&
            form.state && (
              <form.tools.QueuePanel
                queue={form.queue}
                state={form.state}
                plan={form.planOfWaiting()}
                results={results}
                onViewSet={(set) => viewSet({ set, open: true })}
              />
            )
          }
          firstSteps={
            isIdle &&
            !hasQueue &&
            FirstSteps && (
              <FirstSteps
                onDismiss={() => {
                  dismiss();
                  draft.promptRef.current?.focus();
                }}
              />
            )
          }
        />
        {tools && hasStrip ? (
          <tools.SessionStrip
            results={results}
            shown={shown}
            onShow={show}
            isRunning={isRunning}
            inView={setInView}
            onView={viewSet}
          />
        ) : (
          // Its column, so that nothing moves when it appears.
          <div className="w-28 shrink-0 max-desk:hidden" />
        )}
      </div>
    </div>
  );
}

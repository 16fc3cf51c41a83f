import { safeMediaUrl } from '@product/api-client';
import { proposeTitle } from '@product/domain';
import { useProgress, type SessionResult } from '@product/studio';
import { reviewableSet, useSetChoices } from '@product/studio/queue';
import { IconButton, ImagesIcon, ResultStrip, useUi, type ResultStripProps } from '@product/ui';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../../core/services';
import { compareView } from '../../core/lazy-views';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/generate';
import { lazyCode } from '../../lib/lazy-code';
import { proposeTitles, useResultTasks } from './use-result-tasks';

const viewedSet = lazyCode(async () => (await import('./viewed-set')).ViewedSet);

/** A set of results in the window. It stays while the view closes. */
export interface SetInView {
  set: number | undefined;
  open: boolean;
}

interface SessionStripProps {
  results: readonly SessionResult[];
  shown: SessionResult | undefined;
  onShow: (result: SessionResult | undefined) => void;
  /** Whether the form's generation is running. */
  isRunning: boolean;
  inView: SetInView;
  onView: (inView: SetInView) => void;
}

export function SessionStrip({ results, shown, onShow, isRunning, inView, onView }: SessionStripProps) {
  const { t } = useUi();
  const { t: text } = useTexts('generate', english);
  const tasks = useResultTasks(inView.open);
  const choices = useSetChoices(results, inView.set);
  const unsaved = results.filter(({ saved }) => !saved);
  const saveAll = () => tasks.save(proposeTitles(unsaved, text('result')));
  const { state } = tasks;
  const closeSet = () => onView({ ...inView, open: false });
  const { code: ViewedSet } = useLazyDialog(viewedSet, inView.open, closeSet);
  const set = reviewableSet(results, shown);
  // The pair stays while the view closes.
  const [compared, setCompared] = useState<{ open: boolean; urls: readonly string[] }>({
    open: false,
    urls: [],
  });
  const close = () => setCompared((now) => ({ ...now, open: false }));
  const { code: CompareView } = useLazyDialog(compareView, compared.open, close);
  const resultOf = (url: string | undefined) => results.find(({ result }) => result.mediaUrl === url);
  const [first, second] = compared.urls.map(resultOf);
  const labelOf = useCallback(
    ({ request, result }: SessionResult) =>
      t(result.mediaType === 'video' ? 'generator.resultAltVideo' : 'generator.resultAlt', {
        style: t(`vocabulary.style.${request.style}`),
        prompt: request.prompt,
      }),
    [t],
  );
  // The same at each tick and each state of a queue.
  const listed = useMemo(
    () =>
      results.map((one) => ({
        id: one.result.mediaUrl,
        src: safeMediaUrl(one.result.mediaUrl),
        mediaType: one.result.mediaType,
        label: labelOf(one),
        saved: one.saved,
      })),
    [results, labelOf],
  );
  return (
    <>
      <TickingStrip
        isRunning={isRunning}
        orientation="vertical"
        className="desk:tall:sticky desk:top-[calc(var(--ui-header)+1.5rem)] desk:self-start"
        results={listed}
        selected={shown?.result.mediaUrl}
        onSelect={(url) => onShow(resultOf(url))}
        onCompare={(...urls) => setCompared({ open: true, urls })}
        onSaveAll={unsaved.length > 0 ? saveAll : undefined}
        saving={state?.name === 'save' && state.isRunning ? state : undefined}
        actions={
          set !== undefined && (
            <IconButton size="sm" label={text('viewSet')} onClick={() => onView({ set, open: true })}>
              <ImagesIcon aria-hidden />
            </IconButton>
          )
        }
        onSelectRunning={() => onShow(undefined)}
      />
      {ViewedSet && (
        <ViewedSet
          open={inView.open}
          onClose={closeSet}
          set={choices}
          tasks={tasks}
          labelOf={labelOf}
          onCompare={(...urls) => setCompared({ open: true, urls })}
        />
      )}
      {CompareView && first && second && (
        <CompareView
          open={compared.open}
          onOpenChange={close}
          creations={[toCompared(first), toCompared(second)]}
        />
      )}
    </>
  );
}

/** A component of its own: nothing else renders at each tick of the progress. */
function TickingStrip({ isRunning, ...props }: ResultStripProps & { isRunning: boolean }) {
  const { progress } = useProgress(useServices().generations);
  return <ResultStrip progress={isRunning ? progress : undefined} {...props} />;
}

const toCompared = ({ request, result }: SessionResult) => ({
  ...request,
  title: proposeTitle(request.prompt),
  src: safeMediaUrl(result.mediaUrl),
});

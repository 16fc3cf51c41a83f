import { safeMediaUrl } from '@product/api-client';
import { proposeTitle } from '@product/domain';
import { useProgress, type SessionResult } from '@product/studio';
import { ResultStrip, useUi, type ResultStripProps } from '@product/ui';
import { useState } from 'react';
import { useSaveAll } from './use-save-all';
import { useServices } from '../../core/services';
import { compareView } from '../../core/lazy-views';
import { useLazyDialog } from '../../core/use-lazy-dialog';

interface SessionStripProps {
  results: readonly SessionResult[];
  shown: SessionResult | undefined;
  onShow: (result: SessionResult | undefined) => void;
  /** Whether the form's generation is running. */
  isRunning: boolean;
}

export function SessionStrip({ results, shown, onShow, isRunning }: SessionStripProps) {
  const { t } = useUi();
  const { saveAll, saving } = useSaveAll(results);
  // The pair stays while the view closes.
  const [compared, setCompared] = useState<{ open: boolean; urls: readonly string[] }>({
    open: false,
    urls: [],
  });
  const close = () => setCompared((now) => ({ ...now, open: false }));
  const { code: CompareView } = useLazyDialog(compareView, compared.open, close);
  const resultOf = (url: string | undefined) => results.find(({ result }) => result.mediaUrl === url);
  const [first, second] = compared.urls.map(resultOf);
  const labelOf = ({ request, result }: SessionResult) =>
    t(result.mediaType === 'video' ? 'generator.resultAltVideo' : 'generator.resultAlt', {
      style: t(`vocabulary.style.${request.style}`),
      prompt: request.prompt,
    });
  return (
    <>
      <TickingStrip
        isRunning={isRunning}
        orientation="vertical"
        className="desk:tall:sticky desk:top-[calc(var(--ui-header)+1.5rem)] desk:self-start"
        results={results.map((one) => ({
          id: one.result.mediaUrl,
          src: safeMediaUrl(one.result.mediaUrl),
          mediaType: one.result.mediaType,
          label: labelOf(one),
          saved: one.saved,
        }))}
        selected={shown?.result.mediaUrl}
        onSelect={(url) => onShow(resultOf(url))}
        onCompare={(...urls) => setCompared({ open: true, urls })}
        onSaveAll={saveAll}
        saving={saving}
        onSelectRunning={() => onShow(undefined)}
      />
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

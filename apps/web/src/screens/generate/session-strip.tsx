import { safeMediaUrl } from '@product/api-client';
import type { SessionResult } from '@product/studio';
import { ResultStrip, useUi } from '@product/ui';

interface SessionStripProps {
  results: readonly SessionResult[];
  shown: SessionResult | undefined;
  onShow: (result: SessionResult | undefined) => void;
  /** Progress in percent of the running generation. */
  progress: number | undefined;
}

export function SessionStrip({ results, shown, onShow, progress }: SessionStripProps) {
  const { t } = useUi();
  const labelOf = ({ request, result }: SessionResult) =>
    t(result.mediaType === 'video' ? 'generator.resultAltVideo' : 'generator.resultAlt', {
      style: t(`vocabulary.style.${request.style}`),
      prompt: request.prompt,
    });
  return (
    <ResultStrip
      orientation="vertical"
      className="desk:sticky desk:top-[calc(var(--ui-header)+1.5rem)] desk:self-start"
      results={results.map((one) => ({
        id: one.result.mediaUrl,
        src: safeMediaUrl(one.result.mediaUrl),
        mediaType: one.result.mediaType,
        label: labelOf(one),
        saved: one.saved,
      }))}
      selected={shown?.result.mediaUrl}
      onSelect={(url) => onShow(results.find(({ result }) => result.mediaUrl === url))}
      progress={progress}
      onSelectRunning={() => onShow(undefined)}
    />
  );
}

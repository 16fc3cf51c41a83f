import { safeMediaUrl } from '@product/api-client';
import { proposeTitle } from '@product/domain';
import type { SessionResult } from '@product/studio';
import type { CreationViewProps } from '@product/ui';
import { useMemo } from 'react';
import { creationView } from '../../core/lazy-views';
import type { Shareable } from '../../core/shareable';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/generate';

type ActionName = 'onDownload' | 'downloading' | 'onShare' | 'onUseAgain' | 'onSave' | 'saved';

interface ResultViewProps extends Pick<CreationViewProps, 'open' | ActionName> {
  /** The results of the session, newest first. */
  results: readonly SessionResult[];
  /** The result that the preview shows, and that is viewed. */
  shown: SessionResult | undefined;
  media: Shareable | undefined;
  onClose: () => void;
  /** Called with a neighbour, which the preview and the view show then. */
  onShow: (result: SessionResult) => void;
}

/** The result that the preview shows, in the whole window, with its neighbours in the session. */
export function ResultView({ results, shown, media, open, onClose, onShow, ...actions }: ResultViewProps) {
  const { t } = useTexts('generate', english);
  const { code: CreationView } = useLazyDialog(creationView, open, onClose);
  const index = results.findIndex(({ result }) => result.mediaUrl === shown?.result.mediaUrl);
  const neighbourAt = (place: number) => {
    const neighbour = results[place];
    return neighbour && (() => onShow(neighbour));
  };
  const [before, after] = [results[index - 1], results[index + 1]].map(pictureOf);
  const neighbours = useMemo(() => [before, after].filter((url) => url !== undefined), [before, after]);
  if (!CreationView || !shown) return null;
  return (
    <CreationView
      open={open}
      onOpenChange={onClose}
      creation={{ ...shown.request, title: proposeTitle(shown.request.prompt) || t('result') }}
      src={safeMediaUrl(shown.result.mediaUrl)}
      media={media}
      place={results.length > 1 ? { number: index + 1, count: results.length } : undefined}
      neighbours={neighbours}
      onPrevious={neighbourAt(index - 1)}
      onNext={neighbourAt(index + 1)}
      {...actions}
    />
  );
}

const pictureOf = (one: SessionResult | undefined) =>
  one?.result.mediaType === 'image' ? safeMediaUrl(one.result.mediaUrl) : undefined;

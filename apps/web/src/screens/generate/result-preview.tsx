import { shownChoices, type useDraft } from '@product/studio';
import { GenerationPreview } from '@product/studio/generator';
import type { ShareTarget } from '@product/ui';
import { useState, type ReactNode } from 'react';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { creationPath, paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { toChoices, useAllowedChoices } from '../../core/use-again';
import { useShare } from '../../core/use-share';
import type * as resultTools from './result-tools';
import { ResultView } from './result-view';
import { useCost } from './use-cost';
import { useSaving } from './use-saving';
import type { SessionResults } from './use-session-results';

interface ResultPreviewProps {
  draft: ReturnType<typeof useDraft>;
  session: SessionResults;
  /** `undefined` until their code has loaded. */
  tools: typeof resultTools | undefined;
  /** Shown below the frame while there is nothing in it. */
  firstSteps: ReactNode;
  queuePanel: ReactNode;
  onCancel: () => void;
  className?: string;
}

/** The generation or the result that is shown, with all actions on it. */
export function ResultPreview({
  draft,
  session,
  tools,
  firstSteps,
  queuePanel,
  onCancel,
  className,
}: ResultPreviewProps) {
  const { generations } = useServices();
  const toAllowed = useAllowedChoices();
  const { access, costOf } = useCost();
  const { phase, results, shown, show, isRunning } = session;
  const { SaveDialog, props: saveProps, save } = useSaving();
  // `mediaUrl` of the result in the viewer, which closes when another result is shown.
  const [viewed, setViewed] = useState<string>();
  const closeView = () => setViewed(undefined);
  const { download, downloading, share } = useShare();
  const failure = useFailureText('generation.create', phase.name === 'failed' ? phase.error : null);
  const choices = shownChoices(phase, draft.settings);
  const made = shown && { ...shown.request, metadata: shown.request };
  const media = shown && { ...shown.result, text: shown.request.prompt, made };
  const fileActions = media && {
    onDownload: () => void download(media),
    downloading,
    onShare: (target: ShareTarget) => share(target, media),
  };
  const useAgain = made && (() => draft.fill(toAllowed(toChoices(made))));
  const resultActions = shown && { onSave: () => save(shown), saved: shown.saved };
  const original = results.find(({ result }) => result.mediaUrl === shown?.variationOf) ?? shown;
  const setting = firstSteps || (tools && <tools.DoneSignal isRunning={isRunning} />);
  return (
    <>
      <GenerationPreview
        className={className}
        generations={generations}
        phase={phase}
        isEarlier={session.formPhase.name !== 'done'}
        cost={costOf(choices.mediaType)}
        failure={failure}
        buyTokensHref={paths.pricing}
        choices={choices}
        onExample={draft.fillPrompt}
        onCancel={onCancel}
        onRetry={() => session.start(choices)}
        onView={media && (() => setViewed(media.mediaUrl))}
        {...fileActions}
        shareEntries={media && tools && <tools.ShareEntries media={media} />}
        downloadEntries={media && tools?.hasDownloadEntries(media) && <tools.DownloadEntries media={media} />}
        onUseAgain={useAgain}
        {...resultActions}
        savedHref={shown && creationPath(shown.creationId)}
        quiet={generations.hasWhole()}
        belowFrame={
          queuePanel ? (
            <>
              <div className="empty:hidden">{setting}</div>
              <div className="mt-4">{queuePanel}</div>
            </>
          ) : (
            setting
          )
        }
        similar={
          tools && <tools.TriedStyles original={original} costOf={costOf} access={access} onShow={show} />
        }
      />
      <ResultView
        results={results}
        shown={shown}
        media={media}
        open={media !== undefined && viewed === media.mediaUrl}
        onClose={closeView}
        onShow={(result) => {
          show(result);
          setViewed(result.result.mediaUrl);
        }}
        {...fileActions}
        {...resultActions}
        onUseAgain={
          useAgain &&
          (() => {
            closeView();
            useAgain();
          })
        }
      />
      {SaveDialog && saveProps && <SaveDialog {...saveProps} />}
    </>
  );
}

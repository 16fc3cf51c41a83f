import {
  coveringPack,
  hasGenerationAccess,
  isFreeOfCharge,
  TOKEN_COST,
  type MediaType,
} from '@product/domain';
import { useState } from 'react';
import { useDraft, useSaveResult, type SessionResult } from '@product/studio';
import { GeneratorForm, PreviewPanel, useUi, type ShareTarget } from '@product/ui';
import { PageTitle } from '../../core/page-title';
import { buyTokensPath, paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { lazyCode, useLazyCode } from '../../lib/lazy-code';
import { creationView } from '../../core/lazy-views';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useAllowedChoices } from '../../core/use-again';
import { useUser } from '../../core/use-user';
import { isSignalOn } from '../../lib/done-signal';
import { drafts } from '../../lib/draft';
import { useShare } from '../../core/use-share';
import { useUnloadQuestion } from '../../core/use-unload-question';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { usePartMissing } from '../../core/feedback/use-part-missing';
import { useNotifications } from '../../core/feedback/use-notifications';
import { toPreviewState } from './to-preview-state';
import { useSessionResults } from './use-session-results';
import { useTexts } from './use-texts';

const resultTools = lazyCode(() => import('./result-tools'));
const promptTools = lazyCode(async () => (await import('./prompt-tools/prompt-tools')).PromptTools);
const saveDialog = lazyCode(async () => (await import('./save-dialog')).SaveDialog);

export function Component() {
  const { t } = useTexts();
  const { format } = useUi();
  const user = useUser();
  const { config } = useServices();
  const { businessModel } = config;
  const notifications = useNotifications();
  const toAllowed = useAllowedChoices();
  const { promptRef, settings, fillPrompt, fill, ...draft } = useDraft(drafts, user.id);
  const { phase, progress, elapsed, isLate, start, cancel, isRunning, results, shown, show } =
    useSessionResults();
  useUnloadQuestion(isRunning);
  const { code: ResultTools } = useLazyCode(
    resultTools,
    isRunning || results.length || isSignalOn(),
    usePartMissing(),
  );
  // Without them the prompt works, so that a failed load needs no message.
  const { code: PromptTools } = useLazyCode(promptTools, true);
  const saving = useSaveResult(user.id);
  // A generation that ends meanwhile does not change what the dialog saves.
  const [toSave, setToSave] = useState<SessionResult & { src: string | undefined }>();
  const { code: SaveDialog } = useLazyDialog(saveDialog, saving.open, saving.close);
  // `mediaUrl` of the result in the viewer, which closes when another result is shown.
  const [viewed, setViewed] = useState<string>();
  const { code: CreationView } = useLazyDialog(creationView, viewed !== undefined, () =>
    setViewed(undefined),
  );
  const { download, downloading, share } = useShare();
  const failure = useFailureText('generation.create', phase.name === 'failed' ? phase.error : null);
  const saveFailure = useFailureText('creations.save', saving.error);
  const access = hasGenerationAccess(user);
  const costOf = (mediaType: MediaType) => (isFreeOfCharge(user) ? 0 : TOKEN_COST[mediaType]);
  const shortfall = costOf(settings.mediaType) - user.tokens;
  const pack = shortfall > 0 ? coveringPack(businessModel.packs, shortfall) : undefined;
  const request = phase.name === 'idle' ? { ...settings, prompt: '' } : phase.request;
  const state = toPreviewState(phase, {
    progress,
    elapsed,
    isLate,
    failure,
    cost: costOf(request.mediaType),
  });
  const src = state.phase === 'done' ? state.src : undefined;
  const media = shown && { ...shown.result, text: shown.request.prompt };
  const fileActions = media && {
    onDownload: () => void download(media),
    downloading,
    onShare: (target: ShareTarget) => share(target, media),
  };
  const original = results.find(({ result }) => result.mediaUrl === shown?.variationOf) ?? shown;
  // A single result that is shown needs no list, unless a generation is running.
  const hasStrip = results.length > (shown && !isRunning ? 1 : 0);

  return (
    <div className="grid flex-1 items-start desk:grid-cols-[26.5rem_minmax(0,1fr)]">
      <PageTitle>
        {isRunning
          ? t('documentTitleRunning', { percent: format.percent(progress / 100) })
          : t('documentTitle')}
      </PageTitle>
      <h1 className="sr-only">{t('heading')}</h1>
      <GeneratorForm
        aria-label={t('settings')}
        defaultPrompt={draft.defaultPrompt}
        onPromptChange={draft.changePrompt}
        onPromptClear={draft.keepPrompt}
        promptRef={promptRef}
        promptTools={
          PromptTools && <PromptTools area={promptRef} settings={settings} onReplace={fillPrompt} />
        }
        value={settings}
        onValueChange={draft.changeSettings}
        access={access}
        tokens={user.tokens}
        cost={costOf(settings.mediaType)}
        loading={isRunning}
        coveringPack={pack}
        buyTokensHref={pack ? buyTokensPath(pack.id) : paths.buyTokens}
        wording={businessModel.wording.promptRequired}
        onSubmit={(choices) => {
          drafts.flush();
          start(choices);
        }}
        onBlocked={notifications.blocked}
      />
      <div
        className={`mx-auto flex w-full max-w-page gap-6 p-[clamp(1rem,2.4vw,2.5rem)] max-desk:flex-col ${phase.name === 'idle' && !hasStrip ? 'max-desk:hidden' : 'max-desk:order-first'}`}
      >
        <PreviewPanel
          className={`flex-1 ${phase.name === 'idle' ? 'max-desk:hidden' : ''}`}
          state={state}
          choices={request}
          onExample={fillPrompt}
          onCancel={cancel}
          onRetry={() => start(request)}
          onView={media && (() => setViewed(media.mediaUrl))}
          {...fileActions}
          shareEntries={media && ResultTools && <ResultTools.ShareEntries media={media} />}
          downloadEntries={
            media && ResultTools?.hasDownloadEntries(media) && <ResultTools.DownloadEntries media={media} />
          }
          onUseAgain={shown && (() => fill(toAllowed({ ...shown.request, metadata: shown.request })))}
          onSave={
            shown &&
            (() => {
              setToSave({ ...shown, src });
              saving.openFor(shown.result);
            })
          }
          saved={shown?.saved}
          belowFrame={ResultTools && <ResultTools.DoneSignal isRunning={isRunning} />}
          similar={
            ResultTools && (
              <ResultTools.TriedStyles
                original={original}
                results={results}
                costOf={costOf}
                access={access}
                onShow={show}
              />
            )
          }
        />
        {ResultTools && hasStrip && (
          <ResultTools.SessionStrip
            results={results}
            shown={shown}
            onShow={show}
            progress={isRunning ? progress : undefined}
          />
        )}
      </div>
      {CreationView && media && shown && (
        <CreationView
          open={viewed === media.mediaUrl}
          onOpenChange={() => setViewed(undefined)}
          creation={{ ...shown.request, title: t('result') }}
          src={src}
          media={media}
          {...fileActions}
        />
      )}
      {SaveDialog && toSave && (
        <SaveDialog
          picture={{ ...toSave.request, src: toSave.src }}
          prompt={toSave.request.prompt}
          open={saving.open}
          onOpenChange={saving.close}
          pending={saving.isPending}
          error={saveFailure}
          onSubmit={(form) => saving.save(form, toSave.request, toSave.result)}
        />
      )}
    </div>
  );
}

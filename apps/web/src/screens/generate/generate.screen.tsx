import { hasGenerationAccess, isFreeOfCharge, TOKEN_COST, type MediaType } from '@product/domain';
import { useState } from 'react';
import { useDraft, useGeneration, useSaveResult } from '@product/studio';
import { GeneratorForm, PreviewPanel } from '@product/ui';
import { PageTitle } from '../../core/page-title';
import { paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { lazyCode } from '../../lib/lazy-code';
import { creationView } from '../../core/lazy-creation-view';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useUser } from '../../core/use-user';
import { drafts } from '../../lib/draft';
import { useShare } from '../../core/use-share';
import { useFailureText } from '../../core/feedback/use-failure-text';
import { useNotifications } from '../../core/feedback/use-notifications';
import { toPreviewState } from './to-preview-state';
import { useTexts } from './use-texts';

const saveDialog = lazyCode(async () => (await import('./save-dialog')).SaveDialog);

export function Component() {
  const { t } = useTexts();
  const user = useUser();
  const { clock, config } = useServices();
  const { businessModel } = config;
  const notifications = useNotifications();
  const { form, settings, changeSettings, changePrompt, fillPrompt } = useDraft(drafts, user.id);
  const { phase, progress, start, cancel } = useGeneration({
    clock,
    onVideoStep: notifications.videoStep,
  });
  const saving = useSaveResult(user.id);
  const { code: SaveDialog } = useLazyDialog(saveDialog, saving.open, saving.close);
  // The result that is shown whole: another one begins in its frame.
  const [viewed, setViewed] = useState<string>();
  const { code: CreationView } = useLazyDialog(creationView, viewed !== undefined, () =>
    setViewed(undefined),
  );
  const { download, downloading, share } = useShare();
  const failure = useFailureText('generation.create', phase.name === 'failed' ? phase.error : null);
  const saveFailure = useFailureText('creations.save', saving.error);
  const costOf = (mediaType: MediaType) => (isFreeOfCharge(user) ? 0 : TOKEN_COST[mediaType]);
  const request = phase.name === 'idle' ? { ...settings, prompt: '' } : phase.request;
  const done = phase.name === 'done' ? phase : undefined;
  const state = toPreviewState(phase, { progress, failure, cost: costOf(request.mediaType) });

  return (
    <div className="grid flex-1 items-start desk:grid-cols-[26.5rem_minmax(0,1fr)]">
      <PageTitle>{t('documentTitle')}</PageTitle>
      <h1 className="sr-only">{t('heading')}</h1>
      <GeneratorForm
        aria-label={t('settings')}
        key={form.key}
        defaultPrompt={form.defaultPrompt}
        onPromptChange={changePrompt}
        value={settings}
        onValueChange={changeSettings}
        access={hasGenerationAccess(user)}
        tokens={user.tokens}
        cost={costOf(settings.mediaType)}
        loading={phase.name === 'generating'}
        buyTokensHref={paths.buyTokens}
        wording={businessModel.wording.promptRequired}
        onSubmit={(choices) => {
          drafts.flush();
          start(choices);
        }}
        onBlocked={notifications.blocked}
      />
      <PreviewPanel
        className={`mx-auto w-full max-w-page p-[clamp(1rem,2.4vw,2.5rem)] ${phase.name === 'idle' ? 'max-desk:hidden' : 'max-desk:order-first'}`}
        state={state}
        choices={request}
        onExample={fillPrompt}
        onCancel={cancel}
        onRetry={() => start(request)}
        onView={done && (() => setViewed(done.result.mediaUrl))}
        onDownload={done && (() => void download({ ...done.result, text: done.request.prompt }))}
        downloading={downloading}
        onShare={done && ((target) => share(target, { ...done.result, text: done.request.prompt }))}
        onSave={done && (() => saving.openFor(done.result))}
        saved={done && saving.savedUrl === done.result.mediaUrl}
      />
      {CreationView && done && state.phase === 'done' && (
        <CreationView
          open={viewed === done.result.mediaUrl}
          onOpenChange={() => setViewed(undefined)}
          creation={{ ...done.request, title: t('result') }}
          src={state.src}
          onDownload={() => void download({ ...done.result, text: done.request.prompt })}
          downloading={downloading}
          onShare={(target) => share(target, { ...done.result, text: done.request.prompt })}
        />
      )}
      {SaveDialog && done && state.phase === 'done' && (
        <SaveDialog
          picture={{ ...done.request, src: state.src }}
          open={saving.open}
          onOpenChange={saving.close}
          pending={saving.isPending}
          error={saveFailure}
          onSubmit={(form) => saving.save(form, done.request, done.result)}
        />
      )}
    </div>
  );
}

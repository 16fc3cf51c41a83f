import { hasGenerationAccess, isFreeOfCharge, TOKEN_COST, type MediaType } from '@product/domain';
import { GeneratorForm, PreviewPanel, SaveDialog } from '@product/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useUser } from '../../app/use-user';
import { useShare } from '../../lib/use-share';
import { useFailureText } from '../../outcomes/use-failure-text';
import { useNotices } from '../../outcomes/use-notices';
import { toPreviewState } from './to-preview-state';
import { useDraft } from './use-draft';
import { useGeneration } from './use-generation';
import { useSaveResult } from './use-save-result';

/** From a prompt to a picture, and what one does with it. */
export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const { reading } = useServices().config;
  const notices = useNotices();
  const [choices, setChoices] = useDraft(user.id);
  const { phase, progress, start, cancel } = useGeneration();
  const saving = useSaveResult(user.id);
  const { download, downloading, share } = useShare();
  const failure = useFailureText('generation.create', phase.name === 'failed' ? phase.error : null);
  const saveFailure = useFailureText('creations.save', saving.error);
  const costOf = (mediaType: MediaType) => (isFreeOfCharge(user) ? 0 : TOKEN_COST[mediaType]);
  const request = phase.name === 'idle' ? choices : phase.request;
  const done = phase.name === 'done' ? phase : undefined;
  const state = toPreviewState(phase, { progress, failure, cost: costOf(request.mediaType) });

  return (
    <div className="grid flex-1 items-start desk:grid-cols-[26.5rem_minmax(0,1fr)]">
      <PageTitle>{t('generate.documentTitle')}</PageTitle>
      <h1 className="sr-only">{t('generate.heading')}</h1>
      <GeneratorForm
        aria-label={t('generate.settings')}
        value={choices}
        onValueChange={setChoices}
        access={hasGenerationAccess(user)}
        tokens={user.tokens}
        cost={costOf(choices.mediaType)}
        busy={phase.name === 'generating'}
        buyTokensHref={paths.buyTokens}
        wording={reading.wording.promptRequired}
        onSubmit={start}
        onBlocked={notices.blocked}
      />
      <PreviewPanel
        className={`mx-auto w-full max-w-page p-[clamp(1rem,2.4vw,2.5rem)] ${phase.name === 'idle' ? 'max-desk:hidden' : 'max-desk:order-first'}`}
        state={state}
        choices={request}
        onExample={(prompt) => setChoices({ ...choices, prompt })}
        onCancel={cancel}
        onRetry={() => start(request)}
        onDownload={done && (() => void download({ ...done.result, text: done.request.prompt }))}
        downloading={downloading}
        onShare={done && ((target) => share(target, { ...done.result, text: done.request.prompt }))}
        onSave={done && (() => saving.setOpen(true))}
        saved={done && saving.savedUrl === done.result.mediaUrl}
      />
      {done && state.phase === 'done' && (
        <SaveDialog
          picture={{ ...done.request, src: state.src }}
          open={saving.open}
          onOpenChange={saving.setOpen}
          pending={saving.isPending}
          error={saveFailure}
          onSubmit={(form) => saving.save(form, done.request, done.result)}
        />
      )}
    </div>
  );
}

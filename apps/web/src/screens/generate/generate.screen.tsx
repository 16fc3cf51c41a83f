import { safeMediaUrl } from '@product/api-client';
import { GENERATOR_DEFAULTS, hasGenerationAccess, isFreeOfCharge, TOKEN_COST } from '@product/domain';
import { GeneratorForm, PreviewPanel, SaveDialog, type PreviewState } from '@product/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useUser } from '../../app/use-user';
import { useShare } from '../../lib/use-share';
import { useFailureText } from '../../outcomes/use-failure-text';
import { useNotices } from '../../outcomes/use-notices';
import { useDraft } from './use-draft';
import { useGeneration } from './use-generation';
import { useSaveResult } from './use-save-result';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const { reading } = useServices().config;
  const notices = useNotices();
  const [choices, setChoices] = useDraft(user.id);
  const { phase, progress, start, cancel } = useGeneration();
  const saving = useSaveResult(user.id);
  const { download, share } = useShare();
  const failure = useFailureText('generation.create', phase.name === 'failed' ? phase.error : null);
  const saveFailure = useFailureText('creations.save', saving.error);
  const done = phase.name === 'done' ? phase : undefined;
  const shareable = done && { ...done.result, text: done.request.prompt };
  const cost = isFreeOfCharge(user) ? 0 : TOKEN_COST[choices.mediaType];

  return (
    <div className="grid flex-1 desk:grid-cols-[26.5rem_minmax(0,1fr)]">
      <PageTitle>{t('generate.documentTitle')}</PageTitle>
      <h1 className="sr-only">{t('generate.heading')}</h1>
      <GeneratorForm
        value={choices}
        onValueChange={setChoices}
        access={hasGenerationAccess(user)}
        tokens={user.tokens}
        cost={cost}
        busy={phase.name === 'generating'}
        onSubmit={start}
      />
    </div>
  );
}

import { coveringPack, mentionsTokens } from '@product/domain';
import { serverMessageOf, type useDraft } from '@product/studio';
import { GeneratorForm } from '@product/ui';
import { buyTokensPath, paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { useUser } from '../../core/use-user';
import { useNotifications } from '../../core/feedback/use-notifications';
import { useTexts } from '../../core/use-texts';
import { drafts } from '../../lib/draft';
import { lazyCode, useLazyCode } from '../../lib/lazy-code';
import { useCost } from './use-cost';
import { useLinkedChoices } from './use-linked-choices';
import type { SessionResults } from './use-session-results';
import { SkipToResult } from './skip-to-result';
import english from '../../i18n/locales/en/generate';

const promptTools = lazyCode(async () => (await import('./prompt-tools/prompt-tools')).PromptTools);

interface PromptFormProps {
  /** The owner of the prompt and the settings. */
  draft: ReturnType<typeof useDraft>;
  session: SessionResults;
}

/** The form of the screen: what to generate, what it costs, and what is missing for it. */
export function PromptForm({ draft, session }: PromptFormProps) {
  const { t } = useTexts('generate', english);
  const { tokens } = useUser();
  const { businessModel } = useServices().config;
  const notifications = useNotifications();
  const { access, costOf } = useCost();
  const { promptRef, settings } = draft;
  useLinkedChoices(settings, draft.fill);
  // Without them the prompt works, so that a failed load needs no message.
  const { code: PromptTools } = useLazyCode(promptTools, true);
  const { formPhase } = session;
  const isRefused = formPhase.name === 'failed' && mentionsTokens(serverMessageOf(formPhase.error) ?? '');
  const shortfall = costOf(settings.mediaType) - tokens;
  // Images of a trial are free, until the server refuses one.
  const isShort = shortfall > 0 && (access || settings.mediaType === 'video' || isRefused);
  const pack = isShort ? coveringPack(businessModel.packs, shortfall) : undefined;
  return (
    <GeneratorForm
      aria-label={t('settings')}
      defaultPrompt={draft.defaultPrompt}
      onPromptChange={draft.changePrompt}
      onPromptClear={draft.keepPrompt}
      promptRef={promptRef}
      promptTools={
        <>
          {session.shown && <SkipToResult />}
          {PromptTools && <PromptTools area={promptRef} settings={settings} onReplace={draft.fillPrompt} />}
        </>
      }
      value={settings}
      onValueChange={draft.changeSettings}
      access={access}
      tokens={tokens}
      cost={costOf(settings.mediaType)}
      short={isShort}
      loading={session.isRunning}
      coveringPack={pack}
      buyTokensHref={pack ? buyTokensPath(pack.id) : paths.buyTokens}
      wording={businessModel.wording.promptRequired}
      onSubmit={(choices) => {
        drafts.flush();
        // The preview, which is above the form in a window of one column.
        scrollTo({ top: 0 });
        session.start(choices);
      }}
      onBlocked={notifications.blocked}
    />
  );
}

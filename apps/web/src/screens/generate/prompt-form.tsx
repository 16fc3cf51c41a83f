import { coveringPack, isPromptEmpty, mentionsTokens } from '@product/domain';
import { isRecipe, serverMessageOf, useRecipe, type useDraft } from '@product/studio';
import { GeneratorForm } from '@product/ui';
import { QuantityField } from '@product/ui/generation-queue';
import { buyTokensPath, paths } from '../../core/paths';
import { useServices } from '../../core/services';
import { useUser } from '../../core/use-user';
import { useTexts } from '../../core/use-texts';
import { drafts } from '../../lib/draft';
import { lazyCode, useLazyCode } from '../../lib/lazy-code';
import { useCost } from './use-cost';
import type { QueueForm } from './queue/use-queue-form';
import { QueueBar } from './queue/queue-bar';
import type { SessionResults } from './use-session-results';
import english from '../../i18n/locales/en/generate';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '../../core/router';
import { useAllowedChoices } from '../../core/use-again';

const promptTools = lazyCode(async () => (await import('./prompt-tools/prompt-tools')).PromptTools);

interface PromptFormProps {
  /** The owner of the prompt and the settings. */
  draft: ReturnType<typeof useDraft>;
  session: SessionResults;
  form: QueueForm;
}

/** The form of the screen: what to generate, what it costs, and what is missing for it. */
export function PromptForm({ draft, session, form }: PromptFormProps) {
  const { t } = useTexts('generate', english);
  const { tokens } = useUser();
  const { config, notifications } = useServices();
  const { businessModel } = config;
  const { access, costOf } = useCost();
  const { promptRef, settings } = draft;
  useLinkedRecipe(draft, form);
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
      onPromptChange={(prompt) => {
        draft.changePrompt(prompt);
        form.changePrompt(prompt);
      }}
      onPromptClear={draft.keepPrompt}
      promptRef={promptRef}
      promptTools={
        <>
          {session.shown && <SkipToResult />}
          {PromptTools && (
            <PromptTools
              area={promptRef}
              settings={settings}
              onReplace={draft.fillPrompt}
              further={form.further}
              onFurtherChange={form.setFurther}
              read={() => ({ ...draft.read(), ...(form.quantity > 1 && { quantity: form.quantity }) })}
            />
          )}
        </>
      }
      value={settings}
      onValueChange={draft.changeSettings}
      access={access}
      // Of several, the note says what the balance covers.
      tokens={form.isSeveral ? undefined : tokens}
      cost={form.cost}
      short={isShort}
      loading={form.isRunning}
      besideSubmit={
        <QuantityField
          label={t('quantity')}
          value={form.quantity}
          onValueChange={form.setQuantity}
          className="h-13 w-20 shrink-0"
        />
      }
      belowSubmit={
        <QueueBar form={form} settings={settings} area={promptRef} onBlocked={notifications.blocked} />
      }
      coveringPack={pack}
      buyTokensHref={pack ? buyTokensPath(pack.id) : paths.buyTokens}
      wording={businessModel.wording.promptRequired}
      onSubmit={(choices) => {
        drafts.flush();
        // The preview, which is above the form in a window of one column.
        scrollTo({ top: 0 });
        if (form.isSeveral) return form.add(choices);
        session.start(choices);
      }}
      onBlocked={notifications.blocked}
    />
  );
}

/**
 * The tab stop after the prompt, once there is a result: goes to its last action, which saves it. Visible with the
 * focus, below the header, which lies over the content.
 */
function SkipToResult() {
  const { t } = useTexts('generate', english);
  return (
    <button
      type="button"
      className="fixed start-4 z-60 min-h-11 rounded-sm bg-ink px-4 text-sm font-medium text-surface not-focus:sr-only"
      style={{ top: 'calc(var(--ui-header) + 0.75rem)' }}
      onClick={() => document.querySelector<HTMLElement>('[data-ui=result-actions] > :last-child')?.focus()}
    >
      {t('toResult')}
    </button>
  );
}

/**
 * Fills the form with the recipe of the address's fragment. Nothing is submitted. A prompt that it replaces comes back by
 * the toast, by Control+Z, and from the earlier prompts. What the user may not have is replaced, with a toast; also in a
 * draft, which may be a visitor's.
 */
function useLinkedRecipe(
  { settings, fill, read }: ReturnType<typeof useDraft>,
  { quantity: quantityBefore, setQuantity }: Pick<QueueForm, 'quantity' | 'setQuantity'>,
) {
  const { t } = useTexts('generate', english);
  const { toasts } = useServices();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const toAllowed = useAllowedChoices();

  useRecipe(({ quantity = 1, ...recipe }) => {
    setQuantity(quantity);
    void navigate({ search }, { replace: true });
    const before = read();
    const isReplaced = !isPromptEmpty(before.prompt) && before.prompt !== (recipe.prompt ?? before.prompt);
    const bringBack = () => {
      setQuantity(quantityBefore);
      fill(before);
    };
    const undo = isReplaced ? { label: t('undo'), onSelect: bringBack } : undefined;
    const allowed = toAllowed(recipe, undo);
    fill(allowed);
    if (undo && allowed === recipe) toasts.toast({ title: t('promptReplaced'), action: undo });
  }, hash);

  const readDraft = useEffectEvent(() => {
    const allowed = isRecipe(hash) ? settings : toAllowed(settings);
    if (allowed !== settings) fill(allowed);
  });
  useEffect(() => readDraft(), []);
}

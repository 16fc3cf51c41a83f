'use client';

import { safeMediaUrl, type Generation, type GenerationRequest, type User } from '@product/api-client';
import { generationCost, hasGenerationAccess, proposeTitle } from '@product/domain';
import { GeneratorForm } from '@product/ui/generator-form';
import { SaveDialog } from '@product/ui/save-dialog';
import { SignUpPrompt } from '@product/ui/sign-up-prompt';
import { useUi } from '@product/ui/i18n';
import { useEffect, useEffectEvent, useRef, type ComponentProps, type CSSProperties } from 'react';
import type { DraftStore } from '../draft/draft-store';
import { useDraft } from '../draft/use-draft';
import { shownChoices } from '../generation/generation-phase';
import { serverMessageOf } from '../generation/server-message';
import type { GenerationEnd, GenerationStore } from '../generation/generation-store';
import { useGeneration } from '../generation/use-generation';
import { useSaveResult } from '../generation/use-save-result';
import { GenerationPreview } from './generation-preview';

export interface GeneratorOptions extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the page that signs a visitor up. Without it a visitor is not invited, and sees the server's refusal. */
  signUpHref?: string;
  /** URL of the page that sells tokens. Without it no link to it is rendered. */
  buyTokensHref?: string;
  /** Called with each result and its request. */
  onResult?: (result: Generation, request: GenerationRequest) => void;
}

/** A page has any width and padding: the form is a card, not a column as high as the window. */
const CARD: CSSProperties = {
  flex: '1 1 24rem',
  position: 'static',
  height: 'auto',
  // Unlike `hidden` it keeps the bar with the button at the lower edge of the window.
  overflow: 'clip',
  background: 'var(--ui-surface-raised)',
  border: '1px solid var(--ui-line)',
  borderRadius: 'var(--ui-radius-lg)',
};

interface GeneratorViewProps extends GeneratorOptions {
  user: User | null;
  drafts: DraftStore;
  generations: GenerationStore;
}

export function GeneratorView({
  user,
  drafts,
  generations,
  signUpHref,
  buyTokensHref,
  onResult,
  style,
  ...props
}: GeneratorViewProps) {
  const { t } = useUi();
  const signUp = useRef<HTMLElement>(null);
  const { promptRef, defaultPrompt, settings, changeSettings, changePrompt, fillPrompt } = useDraft(
    drafts,
    user?.id,
  );
  const { phase, start, cancel } = useGeneration(generations);
  const notify = useEffectEvent(
    ({ result, request }: GenerationEnd) => result && onResult?.(result, request),
  );
  useEffect(() => generations.onEnd((end) => notify(end)), [generations]);
  const saving = useSaveResult(user?.id);
  const choices = shownChoices(phase, settings);
  const done = phase.name === 'done' ? phase : undefined;

  // Where there is room for one column only, the preview is above the form, so that its progress is in view.
  const columns =
    phase.name === 'idle'
      ? ({ flexWrap: 'wrap', alignItems: 'flex-start' } as const)
      : ({ flexWrap: 'wrap-reverse', alignItems: 'flex-end' } as const);
  return (
    <div data-ui="generator" style={{ display: 'flex', gap: '1.5rem', ...columns, ...style }} {...props}>
      {!user && signUpHref && <SignUpPrompt ref={signUp} href={signUpHref} style={{ flex: '1 0 100%' }} />}
      <GeneratorForm
        style={CARD}
        promptRef={promptRef}
        defaultPrompt={defaultPrompt}
        onPromptChange={changePrompt}
        value={settings}
        onValueChange={changeSettings}
        access={hasGenerationAccess(user)}
        tokens={user?.tokens}
        cost={generationCost(user, settings.mediaType)}
        loading={phase.name === 'generating'}
        buyTokensHref={buyTokensHref}
        onSubmit={(choices) => {
          drafts.flush();
          if (user || !signUpHref) start(choices);
          else signUp.current?.querySelector('a')?.focus();
        }}
      />
      <GenerationPreview
        style={{ flex: '999 1 28rem' }}
        generations={generations}
        phase={phase}
        cost={generationCost(user, choices.mediaType)}
        failure={
          phase.name === 'failed' ? (serverMessageOf(phase.error) ?? t('generator.failedText')) : undefined
        }
        buyTokensHref={buyTokensHref}
        choices={choices}
        onExample={fillPrompt}
        onCancel={cancel}
        onRetry={() => start(choices)}
        onSave={done && (() => saving.openFor(done.result))}
        saved={saving.savedUrl !== undefined && saving.savedUrl === done?.result.mediaUrl}
      />
      {done && (
        <SaveDialog
          picture={{ ...done.request, src: safeMediaUrl(done.result.mediaUrl) }}
          defaultTitle={proposeTitle(done.request.prompt)}
          open={saving.open}
          onOpenChange={saving.close}
          pending={saving.isPending}
          error={saving.error ? t('generator.saveFailedText') : undefined}
          onSubmit={(values) => saving.save(values, done.request, done.result)}
        />
      )}
    </div>
  );
}

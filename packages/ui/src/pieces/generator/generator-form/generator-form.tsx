import {
  isPromptEmpty,
  PROMPT_MAX_LENGTH,
  promptExcess,
  TOKEN_COST,
  type BusinessModel,
  type GeneratorChoices,
  type GeneratorSettings,
} from '@product/domain';
import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { useSingleFlight } from '../../../lib/use-single-flight';
import { GenerateButton, type GenerateButtonProps } from '../generate-button/generate-button';
import { MediaTabs } from '../media-tabs/media-tabs';
import { PromptField } from '../prompt-field';
import { QualityChoice } from '../quality-choice/quality-choice';
import { RatioShapes } from '../ratio-shapes/ratio-shapes';
import { StyleTiles } from '../style-tiles';
import { blockReason, type BlockReason } from './block-reason';

export interface GeneratorFormProps
  extends
    Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>,
    Pick<GenerateButtonProps, 'tokens' | 'short' | 'loading' | 'coveringPack' | 'buyTokensHref'> {
  /** The settings besides the prompt. */
  value: GeneratorSettings;
  /** Called with the new settings when the user changes one. */
  onValueChange?: (value: GeneratorSettings) => void;
  /** The prompt (controlled). */
  prompt?: string;
  /**
   * The initial prompt (uncontrolled): a key press then causes no React render.
   * @default ''
   */
  defaultPrompt?: string;
  /** Called with the new prompt when the user types or clears it. */
  onPromptChange?: (prompt: string) => void;
  /** Called with the prompt that Clear removes, before `onPromptChange`. */
  onPromptClear?: (prompt: string) => void;
  /** The prompt's text area, for a host that reads or fills it. Keep the object. */
  promptRef?: RefObject<HTMLTextAreaElement | null>;
  /** Small buttons below the prompt, for example one that opens earlier prompts. */
  promptTools?: ReactNode;
  /** Beside the button, such as a field for a quantity. */
  besideSubmit?: ReactNode;
  /** Below the button and the balance. */
  belowSubmit?: ReactNode;
  /**
   * Whether the user may generate video and 4K; see `hasGenerationAccess`.
   * @default true
   */
  access?: boolean;
  /**
   * Cost of the request in tokens; 0 for users who do not pay per generation.
   * @default the price of the chosen medium
   */
  cost?: number;
  /**
   * Called with an allowed request; the prompt is as typed. While a promise that it returns is pending, further submits
   * are ignored.
   */
  onSubmit?: (choices: GeneratorChoices) => unknown;
  /** Called with the reason if the user chooses something that requires access, or submits an empty prompt. */
  onBlocked?: (reason: BlockReason) => void;
  /**
   * Message key, below `generator.`, of the error for an empty prompt. The business model defines it.
   * @default 'promptRequired.content'
   */
  wording?: BusinessModel['wording']['promptRequired'];
}

/** Form with the prompt and all settings of a generation. @public */
export function GeneratorForm({
  value,
  onValueChange,
  prompt: controlled,
  defaultPrompt = '',
  onPromptChange,
  onPromptClear,
  promptRef,
  promptTools,
  besideSubmit,
  belowSubmit,
  access = true,
  tokens,
  cost = TOKEN_COST[value.mediaType],
  short,
  loading = false,
  onSubmit,
  onBlocked,
  coveringPack,
  buyTokensHref,
  wording = 'promptRequired.content',
  className,
  ...props
}: GeneratorFormProps) {
  const { t } = useUi();
  const runOnce = useSingleFlight();
  const typed = useRef(defaultPrompt);
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const area = promptRef ?? ownArea;
  const [showsPromptError, setShowsPromptError] = useState(false);
  const [isTypedEmpty, setTypedEmpty] = useState(() => isPromptEmpty(defaultPrompt));
  const [isTypedTooLong, setTypedTooLong] = useState(() => promptExcess(defaultPrompt) > 0);
  const tooLong = controlled === undefined ? isTypedTooLong : promptExcess(controlled) > 0;
  const empty = controlled === undefined ? isTypedEmpty : isPromptEmpty(controlled);
  const choose = (choice: Partial<GeneratorSettings>) => onValueChange?.({ ...value, ...choice });

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (loading) return;
    const choices = { ...value, prompt: controlled ?? typed.current };
    const reason = blockReason(choices, access);
    setShowsPromptError(reason === 'promptRequired');
    if (reason === 'promptRequired' || tooLong) area.current?.focus();
    if (reason) onBlocked?.(reason);
    else if (tooLong) return;
    else runOnce(() => onSubmit?.(choices));
  }

  function changePrompt(prompt: string) {
    typed.current = prompt;
    setTypedEmpty(isPromptEmpty(prompt));
    setTypedTooLong(promptExcess(prompt) > 0);
    onPromptChange?.(prompt);
  }

  const tooLongText = tooLong ? t('generator.promptTooLong', { limit: PROMPT_MAX_LENGTH }) : undefined;
  return (
    <form
      noValidate
      data-ui="generator-form"
      className={cn(
        'ui:flex ui:min-w-0 ui:flex-col ui:desk:tall:sticky ui:desk:tall:top-[calc(var(--ui-header)+1px)] ui:desk:tall:h-[calc(100dvh-var(--ui-header)-1px)] ui:desk:border-e ui:desk:border-line ui:desk:bg-surface-raised',
        className,
      )}
      onSubmit={submit}
      {...props}
    >
      {/* `scroll-mb-40` keeps focused controls clear of the sticky bar at the window's lower edge. */}
      <div className="ui:min-w-0 ui:flex-1 ui:px-gutter ui:pt-5 ui:pb-6 ui:desk:py-3 ui:max-desk:tall:**:scroll-mb-40 ui:[scrollbar-color:var(--ui-line-strong)_transparent] ui:[scrollbar-width:thin] ui:desk:overflow-y-auto ui:desk:px-6">
        <MediaTabs
          value={value.mediaType}
          onValueChange={(mediaType) => choose({ mediaType })}
          access={access}
          onLocked={() => onBlocked?.('video')}
          buyTokensHref={buyTokensHref}
        >
          <PromptField
            ref={area}
            value={controlled}
            defaultValue={defaultPrompt}
            onValueChange={changePrompt}
            onClear={onPromptClear}
            onSubmit={submit}
            tools={promptTools}
            error={showsPromptError && empty ? t(`generator.${wording}`) : undefined}
          />
          <StyleTiles value={value.style} onValueChange={(style) => choose({ style })} />
          <RatioShapes value={value.aspectRatio} onValueChange={(aspectRatio) => choose({ aspectRatio })} />
          <QualityChoice
            value={value.quality}
            onValueChange={(quality) => choose({ quality })}
            access={access}
            onLocked={() => onBlocked?.('quality4k')}
            buyTokensHref={buyTokensHref}
          />
        </MediaTabs>
      </div>
      <div className="ui:border-t ui:border-line ui:px-gutter ui:pt-3 ui:pb-3 ui:max-desk:tall:sticky ui:max-desk:bottom-0 ui:max-desk:z-20 ui:max-desk:bg-surface-raised ui:max-desk:pt-3 ui:max-desk:pb-[calc(0.75rem+env(safe-area-inset-bottom))] ui:max-desk:[box-shadow:0_-8px_24px_-16px_var(--ui-overlay)] ui:desk:px-6">
        <GenerateButton
          mediaType={value.mediaType}
          {...{ cost, tokens, short, loading, coveringPack, buyTokensHref }}
          disabledReason={empty ? t(`generator.${wording}`) : tooLongText}
          beside={besideSubmit}
        />
        {belowSubmit}
      </div>
    </form>
  );
}

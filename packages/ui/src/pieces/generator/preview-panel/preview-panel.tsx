import type { GeneratorChoices } from '@product/domain';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../components';
import { useUi, type TextLookup } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { useKeptFocus } from '../../../lib/use-kept-focus';
import { CreationMedia } from '../../creation/creation-media/creation-media';
import { pressBelow } from '../../creation/press-below';
import type { ResultCallbacks } from '../result-actions/result-actions';
import { Watermark } from '../../creation/watermark/watermark';
import { cssRatio } from '../../creation/ratio';
import { PreviewFailed } from './preview-failed';
import { frameWidth, PreviewFrame } from './preview-frame';
import { PreviewGenerating } from './preview-generating';
import { PreviewIdle } from './preview-idle';
import { PreviewResult } from './preview-result';
import type { PreviewState } from './preview-state';
import { StylePlaceholder } from './style-placeholder';

export interface PreviewPanelProps extends Omit<ComponentProps<'section'>, 'children'>, ResultCallbacks {
  /** State of the generation. */
  state: PreviewState;
  /**
   * The current settings while idle, afterwards those of the request. They set the frame's aspect ratio in every phase.
   */
  choices: GeneratorChoices;
  /** Called with the example prompt that the user selects. */
  onExample?: (prompt: string) => void;
  /** Called by 'Cancel' while a generation is running. Without it the button is not rendered. */
  onCancel?: () => void;
  /** Called by 'Try Again' after a failure. Without it the button is not rendered. */
  onRetry?: () => void;
  /** Called by a press on the picture of a result, to open a `CreationView` for example. Without it it is no button. */
  onView?: () => void;
  /**
   * Whether nothing is announced, because the host announces several generations as one.
   * @default false
   */
  quiet?: boolean;
  /** Shown below the frame in every phase, for example a setting that matters while a generation is running. */
  belowFrame?: ReactNode;
  /**
   * Shown under a result, for example `SimilarStyles`. It stays mounted in every phase, so that what runs in it goes on.
   */
  similar?: ReactNode;
  /** Text of the watermark over the result, for users without an account. */
  watermark?: string;
}

/** As wide as the frame. */
const COLUMN = 'ui:mx-auto ui:grid ui:w-full ui:desk:max-w-(--ui-frame)';

/**
 * Text of the live region: the start, each quarter, that it is late, the result of a generation that was `heard` running.
 * A failure is an alert of its own.
 */
function announcement(state: PreviewState, heard: boolean, t: TextLookup): string {
  if (state.phase === 'done') return heard && !state.earlier ? t('generator.ready') : '';
  if (state.phase !== 'generating') return '';
  if (state.queued) return t('generator.queued');
  if (state.late) return t('generator.late');
  const quarter = Math.floor(state.progress / 25) * 25;
  return quarter > 0 ? t('generator.percent', { value: quarter }) : t('generator.generating');
}

/** Cancel and Try Again are removed with their phase. */
const itself = (panel: HTMLElement) => panel;

/**
 * Preview of a generation: empty, progress, result or error. 'Cancel' and 'Try Again' leave the focus on it.
 * @public
 */
export function PreviewPanel({
  state,
  choices,
  onExample,
  onCancel,
  onRetry,
  onView,
  quiet = false,
  belowFrame,
  similar,
  watermark,
  onShare,
  shareEntries,
  onDownload,
  downloading,
  downloadEntries,
  onUseAgain,
  onSave,
  saved,
  savedHref,
  className,
  style,
  ref,
  ...props
}: PreviewPanelProps) {
  requireProps('PreviewPanel', { state });
  const { t } = useUi();
  const { phase } = state;
  const [heard, setHeard] = useState(false);
  // The result stays when the host's own announcements end.
  if (phase === 'generating' && heard === quiet) setHeard(!quiet);
  const mediaType = (phase === 'done' && state.mediaType) || choices.mediaType;
  const canView =
    phase === 'done' && onView !== undefined && mediaType === 'image' && state.src !== undefined;
  const note = phase === 'generating' && (state.late ? 'generator.late' : onCancel && 'generator.cancelNote');
  const actions = {
    onShare,
    shareEntries,
    onUseAgain,
    onDownload,
    downloading,
    downloadEntries,
    onSave,
    saved,
    savedHref,
  };

  return (
    <section
      data-ui="preview-panel"
      data-phase={phase}
      aria-label={t('generator.preview')}
      tabIndex={-1}
      ref={useKeptFocus(ref, itself)}
      className={cn('ui:relative ui:grid ui:min-w-0 ui:content-start ui:gap-5 ui:rounded-lg', className)}
      style={{ ...frameWidth(choices.aspectRatio), ...style }}
      {...props}
    >
      <PreviewFrame ratio={choices.aspectRatio}>
        {phase === 'idle' && <PreviewIdle mediaType={choices.mediaType} onExample={onExample} />}
        {phase === 'generating' && (
          <PreviewGenerating
            style={choices.style}
            progress={state.progress}
            elapsed={state.elapsed}
            queued={state.queued}
            onCancel={onCancel}
          />
        )}
        {canView && (
          <button
            type="button"
            data-below=""
            aria-label={t('generator.viewLarge')}
            onClick={onView}
            className="ui:absolute ui:inset-0 ui:rounded-[inherit] ui:outline-none"
          />
        )}
        {phase === 'done' && (
          <CreationMedia
            src={state.src}
            mediaType={mediaType}
            alt={t(mediaType === 'video' ? 'generator.resultAltVideo' : 'generator.resultAlt', {
              style: t(`vocabulary.style.${choices.style}`),
              prompt: choices.prompt,
            })}
            eager
            loop
            placeholder={<StylePlaceholder style={choices.style} />}
            watermark={watermark && <Watermark word={watermark} />}
            ratio={cssRatio(choices.aspectRatio)}
            onClick={canView ? pressBelow : undefined}
            className={cn(
              'ui:absolute ui:inset-0 ui:size-full ui:rounded-[inherit]',
              canView && 'ui:cursor-zoom-in',
            )}
          />
        )}
        {phase === 'failed' && (
          <PreviewFailed message={state.message} buyTokensHref={state.buyTokensHref} onRetry={onRetry} />
        )}
      </PreviewFrame>
      <div className={cn(COLUMN, 'ui:empty:hidden')}>{belowFrame}</div>
      <div hidden={!note && phase !== 'done'} className={cn(COLUMN, 'ui:gap-5 ui:[&[hidden]]:hidden')}>
        {note && <p className="ui:text-xs ui:text-ink-muted">{t(note)}</p>}
        {phase === 'done' && <PreviewResult state={state} choices={choices} {...actions} />}
        {similar && <div hidden={phase !== 'done'}>{similar}</div>}
      </div>
      <VisuallyHidden role="status">{!quiet && announcement(state, heard, t)}</VisuallyHidden>
    </section>
  );
}

'use client';

import type { GeneratorChoices } from '@product/domain';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { CreationMedia } from '../../gallery/creation-media';
import type { ResultDeeds } from '../result-actions';
import { SimilarStyles, type SimilarStylesProps } from '../similar-styles';
import { Watermark } from '../watermark';
import { cssRatio } from '../ratio-shapes/ratio';
import { PreviewFailed } from './preview-failed';
import { frameWidth, PreviewFrame } from './preview-frame';
import { PreviewGenerating } from './preview-generating';
import { PreviewIdle } from './preview-idle';
import { PreviewResult } from './preview-result';
import type { PreviewState } from './preview-state';
import { StyleHaze } from './style-haze';

export interface PreviewPanelProps extends Omit<ComponentProps<'section'>, 'children'>, ResultDeeds {
  /** Where the generation stands. */
  state: PreviewState;
  /** What is chosen while idle; afterwards what was asked for. The frame keeps its ratio in every phase. */
  choices: GeneratorChoices;
  /** Somebody wants to begin with an example prompt. */
  onExample?: (prompt: string) => void;
  /** Gives the running generation up. */
  onCancel?: () => void;
  /** Asks for the same once more. */
  onRetry?: () => void;
  /** Up to four pictures like the result. */
  similar?: SimilarStylesProps['pictures'];
  /** The brand's word, laid over the result of those who have no account. */
  watermark?: string;
}

/** The frame in which a generation appears, from nothing over progress to the result. */
export function PreviewPanel({
  state,
  choices,
  onExample,
  onCancel,
  onRetry,
  similar,
  watermark,
  onShare,
  onDownload,
  downloading,
  onSave,
  saved,
  className,
  style,
  ...props
}: PreviewPanelProps) {
  const { t } = useUi();
  const { phase } = state;
  const actions = { onShare, onDownload, downloading, onSave, saved };

  return (
    <section
      data-slot="preview-panel"
      data-phase={phase}
      aria-label={t('generator.preview')}
      className={cn('ui:grid ui:min-w-0 ui:content-start ui:gap-5', className)}
      style={{ ...frameWidth(choices.aspectRatio), ...style }}
      {...props}
    >
      <PreviewFrame ratio={choices.aspectRatio}>
        {phase === 'idle' && <PreviewIdle onExample={onExample} />}
        {phase === 'generating' && (
          <PreviewGenerating style={choices.style} progress={state.progress} onCancel={onCancel} />
        )}
        {phase === 'done' && (
          <CreationMedia
            src={state.src}
            mediaType={state.mediaType ?? choices.mediaType}
            alt={t('generator.resultAlt', {
              style: t(`vocabulary.style.${choices.style}`),
              prompt: choices.prompt,
            })}
            eager
            placeholder={<StyleHaze style={choices.style} />}
            watermark={watermark && <Watermark word={watermark} />}
            ratio={cssRatio(choices.aspectRatio)}
            className="ui:absolute ui:inset-0 ui:size-full ui:rounded-[inherit]"
          />
        )}
        {phase === 'failed' && <PreviewFailed message={state.message} onRetry={onRetry} />}
      </PreviewFrame>
      <div className="ui:mx-auto ui:grid ui:w-full ui:gap-5 ui:empty:hidden ui:desk:max-w-[max(var(--ui-frame),36rem)]">
        {phase === 'generating' && onCancel && (
          <p className="ui:text-xs ui:text-ink-muted">{t('generator.cancelNote')}</p>
        )}
        {phase === 'done' && (
          <>
            <PreviewResult state={state} choices={choices} {...actions} />
            <SimilarStyles pictures={similar} />
          </>
        )}
      </div>
      <VisuallyHidden role="status">{phase === 'done' && t('generator.ready')}</VisuallyHidden>
    </section>
  );
}

import { TOKEN_COST, type MediaType, type Style } from '@product/domain';
import type { ComponentProps } from 'react';
import { Button, Spinner, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { useKeptFocus } from '../../../lib/use-kept-focus';
import { CreationMedia } from '../../creation/creation-media/creation-media';
import { pressBelow } from '../../creation/press-below';
import type { PreviewState } from '../preview-panel/preview-state';
import { StylePlaceholder } from '../preview-panel/style-placeholder';

export interface SimilarStyleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The style that the place offers. */
  pictureStyle: Style;
  /** The prompt of the result, for the text alternative of the picture. */
  prompt: string;
  /**
   * Media type of the result.
   * @default 'image'
   */
  mediaType?: MediaType;
  /**
   * Cost in tokens, shown before the press; 0 is not shown.
   * @default the price of the media type
   */
  cost?: number;
  /**
   * State of the generation in this place.
   * @default { phase: 'idle' }
   */
  state?: PreviewState;
  /** Called by a press on the empty place, and by 'Try Again' after a failure. Without it neither is rendered. */
  onTry?: () => void;
  /** Called by 'Cancel'. Without it the button is not rendered. */
  onCancel?: () => void;
  /** Called by a press on the picture. */
  onView?: () => void;
}

const PLACE = 'ui:relative ui:isolate ui:grid ui:aspect-video ui:w-full ui:overflow-hidden ui:rounded-md';

/** A place under a result where the same prompt can be tried in another style. @public */
export function SimilarStyle({
  pictureStyle,
  prompt,
  mediaType = 'image',
  cost = TOKEN_COST[mediaType],
  state = { phase: 'idle' },
  onTry,
  onCancel,
  onView,
  className,
  ref,
  ...props
}: SimilarStyleProps) {
  const { t } = useUi();
  const style = t(`vocabulary.style.${pictureStyle}`);
  const resultType = (state.phase === 'done' && state.mediaType) || mediaType;
  return (
    <div
      data-ui="similar-style"
      data-phase={state.phase}
      tabIndex={-1}
      ref={useKeptFocus(ref)}
      className={cn('ui:relative ui:h-full', className)}
      {...props}
    >
      {state.phase === 'idle' && onTry && (
        <button
          type="button"
          onClick={onTry}
          className={`${PLACE} ui:h-full ui:content-center ui:gap-px ui:bg-surface-sunken ui:p-2 ui:text-center ui:text-xs ui:text-ink-muted ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover ui:hover:text-ink ui:hover:[box-shadow:inset_0_0_0_1px_var(--ui-accent)] ui:forced-colors:border`}
        >
          <span className="ui:font-medium">{t('generator.tryStyle', { style })}</span>
          {cost > 0 && <span className="ui:num">{t('vocabulary.tokens', { count: cost })}</span>}
        </button>
      )}
      {state.phase === 'generating' && (
        <div aria-busy="true" className={`${PLACE} ui:text-on-media`}>
          <StylePlaceholder style={pictureStyle} />
          <div className="ui:z-2 ui:grid ui:content-center ui:justify-items-center ui:gap-1.5 ui:p-1">
            <Spinner label={t(state.queued ? 'generator.queued' : 'generator.generating')} />
            {onCancel && (
              <Button variant="glass" size="sm" className="ui:min-h-8" onClick={onCancel}>
                {t('common.cancel')}
              </Button>
            )}
          </div>
        </div>
      )}
      {state.phase === 'done' && (
        <CreationMedia
          src={state.src}
          mediaType={resultType}
          alt={t(resultType === 'video' ? 'generator.resultAltVideo' : 'generator.resultAlt', {
            style,
            prompt,
          })}
          controls={false}
          ratio="16 / 9"
          onClick={onView && pressBelow}
          className="ui:cursor-pointer ui:rounded-md ui:has-[>button:focus-visible]:outline-2 ui:has-[>button:focus-visible]:outline-offset-2 ui:has-[>button:focus-visible]:outline-focus"
        >
          <span className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:bottom-0 ui:z-2 ui:truncate ui:bg-scrim ui:px-2 ui:pt-5 ui:pb-1.5 ui:text-xs ui:font-medium ui:text-on-media ui:in-data-[status=broken]:hidden">
            {style}
          </span>
          {onView && (
            <button
              type="button"
              data-below=""
              aria-label={t('generator.showStyle', { style })}
              onClick={onView}
              className="ui:absolute ui:inset-0 ui:-z-1 ui:rounded-[inherit] ui:outline-none"
            />
          )}
        </CreationMedia>
      )}
      {state.phase === 'failed' && (
        <div
          className={`${PLACE} ui:h-full ui:content-center ui:justify-items-center ui:gap-1.5 ui:bg-surface-sunken ui:p-1.5 ui:text-center ui:text-xs ui:text-ink-muted`}
        >
          <p title={state.message}>{t('generator.failedTitle')}</p>
          {onTry && (
            <Button size="sm" className="ui:min-h-8" onClick={onTry}>
              {t('common.tryAgain')}
            </Button>
          )}
        </div>
      )}
      <VisuallyHidden role="status">
        {state.phase === 'done' && t('common.labelled', { label: style, text: t('generator.ready') })}
      </VisuallyHidden>
    </div>
  );
}

import { Button, EmptyState, FrameTilted, RotateCwIcon, type EmptyStateProps } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { useMergedRefs } from '../../../lib/use-merged-refs';
import type { GalleryTab } from '../gallery-tabs/gallery-tabs';

const TITLES = {
  mine: 'gallery.errorMine',
  community: 'gallery.errorCommunity',
  any: 'gallery.errorAny',
} as const;

export interface GalleryErrorProps extends Omit<
  EmptyStateProps,
  'drawing' | 'title' | 'description' | 'action'
> {
  /**
   * Which tab of the gallery could not be loaded.
   * @default 'any'
   */
  tab?: GalleryTab | 'any';
  /** Called by 'Try Again'. Without it the button is not rendered. */
  onRetry?: () => void;
  /**
   * Whether the retry is pending: the button ignores presses.
   * @default false
   */
  retrying?: boolean;
}

/** Error state of a gallery that could not be loaded. When it goes, the element around it gets the focus. @public */
export function GalleryError({
  tab = 'any',
  onRetry,
  retrying = false,
  className,
  ref,
  ...props
}: GalleryErrorProps) {
  const { t } = useUi();
  return (
    <EmptyState
      role="alert"
      ref={useMergedRefs<HTMLDivElement>(passFocusOn, ref)}
      className={cn('ui:py-[clamp(2rem,5vw,4.5rem)]', className)}
      drawing={<FrameTilted />}
      title={t(TITLES[tab])}
      description={t(tab === 'mine' ? 'gallery.errorMineText' : 'gallery.errorText')}
      action={
        onRetry && (
          <Button loading={retrying} onClick={onRetry}>
            <RotateCwIcon aria-hidden />
            <span>{t('common.tryAgain')}</span>
          </Button>
        )
      }
      {...props}
    />
  );
}

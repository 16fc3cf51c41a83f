import { Button, EmptyState, FrameTilted, type EmptyStateProps } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { useMergedRefs } from '../../../lib/use-merged-refs';

export interface GalleryNoMatchProps extends Omit<
  EmptyStateProps,
  'drawing' | 'title' | 'description' | 'action'
> {
  /** Called by 'Clear filters'. Without it the button is not rendered. */
  onClear?: () => void;
}

/** State of a gallery of which a filter leaves nothing. When it goes, the element around it gets the focus. @beta */
export function GalleryNoMatch({ onClear, className, ref, ...props }: GalleryNoMatchProps) {
  const { t } = useUi();
  return (
    <EmptyState
      ref={useMergedRefs<HTMLDivElement>(passFocusOn, ref)}
      className={cn('ui:py-[clamp(2rem,5vw,4.5rem)]', className)}
      drawing={<FrameTilted />}
      title={t('gallery.noMatchTitle')}
      description={t('gallery.noMatchText')}
      action={onClear && <Button onClick={onClear}>{t('gallery.clearAll')}</Button>}
      {...props}
    />
  );
}

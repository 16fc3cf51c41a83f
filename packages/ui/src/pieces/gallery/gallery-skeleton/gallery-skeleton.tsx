import type { ComponentProps } from 'react';
import { Skeleton, Spinner } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { galleryGridClassName } from '../gallery-grid/gallery-grid.variants';

export interface GallerySkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Number of placeholder cards.
   * @default 8
   */
  count?: number;
}

/** Placeholder of a gallery that is loading, with a status message. @public */
export function GallerySkeleton({ count = 8, className, ...props }: GallerySkeletonProps) {
  const { t } = useUi();
  return (
    <div
      data-ui="gallery-skeleton"
      role="status"
      className={cn('ui:relative', galleryGridClassName, className)}
      {...props}
    >
      {/* On top of the first placeholders, so that it adds no height that the loaded gallery would take away. */}
      <p className="ui:absolute ui:inset-x-0 ui:top-16 ui:z-2 ui:mx-auto ui:flex ui:w-fit ui:items-center ui:gap-2.5 ui:rounded-full ui:border ui:border-line ui:bg-surface-raised ui:px-4 ui:py-2 ui:text-sm ui:text-ink ui:shadow-2">
        <Spinner />
        <span>{t('gallery.loading')}</span>
      </p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className="ui:grid ui:gap-3">
          {/* With its width given: WebKit keeps a width from the height that it had in a wider window. */}
          <Skeleton data-ui="gallery-skeleton-media" className="ui:aspect-4/5 ui:w-full ui:rounded-md" />
          <div className="ui:grid ui:gap-1.5 ui:px-0.5 ui:py-0.5">
            <Skeleton className="ui:h-4 ui:w-3/5 ui:rounded-xs" />
            <Skeleton className="ui:h-3.5 ui:w-2/5 ui:rounded-xs" />
          </div>
        </div>
      ))}
    </div>
  );
}

'use client';

import type { ComponentProps } from 'react';
import { Skeleton, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { galleryGridClassName } from '../gallery-grid/gallery-grid.variants';

export interface GallerySkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * How many cards are kept a place.
   * @default 8
   */
  count?: number;
}

/** Keeps the place of a wall that is being loaded. */
export function GallerySkeleton({ count = 8, className, ...props }: GallerySkeletonProps) {
  const { t } = useUi();
  return (
    <div
      data-slot="gallery-skeleton"
      role="status"
      className={cn(galleryGridClassName, className)}
      {...props}
    >
      <VisuallyHidden>{t('gallery.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className="ui:grid ui:gap-3">
          <Skeleton data-slot="gallery-skeleton-media" className="ui:aspect-4/5 ui:rounded-md" />
          <div className="ui:grid ui:gap-1.5 ui:px-0.5 ui:py-0.5">
            <Skeleton className="ui:h-4 ui:w-3/5 ui:rounded-xs" />
            <Skeleton className="ui:h-3.5 ui:w-2/5 ui:rounded-xs" />
          </div>
        </div>
      ))}
    </div>
  );
}

'use client';

import { Button, EmptyState, FrameHung, type EmptyStateProps } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import type { GalleryWall } from '../gallery-tabs';

const TEXTS = {
  mine: {
    title: 'gallery.emptyMineTitle',
    text: 'gallery.emptyMineText',
    action: 'gallery.emptyMineAction',
  },
  community: {
    title: 'gallery.emptyCommunityTitle',
    text: 'gallery.emptyCommunityText',
    action: 'gallery.emptyCommunityAction',
  },
} as const;

export interface GalleryEmptyProps extends Omit<
  EmptyStateProps,
  'drawing' | 'title' | 'description' | 'action'
> {
  /** Which wall is empty. */
  wall: GalleryWall;
  /** Where one makes a picture, or the account one needs for it. Without it there is no way to go. */
  href?: string;
}

/** A wall with nothing on it yet. */
export function GalleryEmpty({ wall, href, className, ...props }: GalleryEmptyProps) {
  const { t, Link } = useUi();
  const { title, text, action } = TEXTS[wall];
  return (
    <EmptyState
      className={cn('ui:py-[clamp(2rem,5vw,4.5rem)]', className)}
      drawing={<FrameHung />}
      title={t(title)}
      description={t(text)}
      action={
        href && (
          <Button asChild variant="accent">
            <Link href={href}>{t(action)}</Link>
          </Button>
        )
      }
      {...props}
    />
  );
}

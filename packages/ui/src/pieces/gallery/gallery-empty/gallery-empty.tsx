import { Button, EmptyState, FrameHung, type EmptyStateProps } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import type { GalleryTab } from '../gallery-tabs/gallery-tabs';

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
  /** Which tab of the gallery is empty. */
  tab: GalleryTab;
  /** URL of the generator, or of the registration for visitors. Without it the button is not rendered. */
  href?: string;
}

/** Empty state of the gallery. @public */
export function GalleryEmpty({ tab, href, className, ...props }: GalleryEmptyProps) {
  const { t, Link } = useUi();
  const { title, text, action } = TEXTS[tab];
  return (
    <EmptyState
      className={cn('ui:py-[clamp(2rem,5vw,4.5rem)]', className)}
      drawing={<FrameHung />}
      title={t(title)}
      description={t(text)}
      action={
        href && (
          <Button asChild variant="primary">
            <Link href={href}>{t(action)}</Link>
          </Button>
        )
      }
      {...props}
    />
  );
}

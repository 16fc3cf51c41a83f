'use client';

import { useId, type ComponentProps } from 'react';
import { Badge, GlobeIcon, LockIcon, PlayIcon } from '../../../components';
import { RichText, useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { CreationMedia } from '../creation-media';
import { CardActions, type CardActionsProps } from './card-actions';
import { creationLine, type CreationTraits } from './creation-words';

/** What a card shows. Only the title is certain; words outside the vocabulary are shown as they are. */
export interface GalleryCardCreation extends CreationTraits {
  /** What it is called. */
  title: string;
  /** What was asked for; it says what one sees. */
  prompt?: string;
  /** Whether everybody can see it. */
  isPublic?: boolean;
}

export interface GalleryCardProps
  extends Omit<ComponentProps<'article'>, 'title'>, Partial<CardActionsProps> {
  /** What the card is about. */
  creation: GalleryCardCreation;
  /** A checked address of the picture or video; none shows the broken placeholder. */
  src?: string;
  /**
   * It is the viewer's own: whether it is public or private is shown, and it can be edited and deleted.
   * @default false
   */
  own?: boolean;
  /**
   * Whether the viewer likes it.
   * @default false
   */
  liked?: boolean;
  /** The like was given or taken back. An action without its callback is not offered. */
  onLikedChange?: CardActionsProps['onLikedChange'];
  /**
   * Where the title stands among the headings of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Loads at once: for cards that are in sight from the start.
   * @default false
   */
  eager?: boolean;
}

/** A creation on the wall: the picture edge to edge in a 4:5 cell, its title below. */
export function GalleryCard({
  creation,
  src,
  own = false,
  liked = false,
  onLikedChange,
  onShare,
  onEdit,
  onDelete,
  headingLevel = 2,
  eager = false,
  className,
  ...props
}: GalleryCardProps) {
  const { t } = useUi();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const line = creationLine(t, creation);

  return (
    <article
      data-slot="gallery-card"
      aria-labelledby={titleId}
      className={cn('ui:group/card ui:grid ui:min-w-0 ui:gap-3', className)}
      {...props}
    >
      <CreationMedia
        src={src}
        mediaType={creation.mediaType}
        alt={creation.prompt || creation.title}
        ratio="4 / 5"
        controls={false}
        eager={eager}
        className="ui:[&>:is(img,video)]:transition-[opacity,scale] ui:group-hover/card:[&>:is(img,video)]:scale-102"
      >
        {creation.mediaType === 'video' && <PlayMark />}
        {own && creation.isPublic !== undefined && <VisibilityBadge isPublic={creation.isPublic} />}
        <CardActions
          liked={liked}
          onLikedChange={onLikedChange}
          onShare={onShare}
          onEdit={own ? onEdit : undefined}
          onDelete={own ? onDelete : undefined}
        />
      </CreationMedia>
      <div className="ui:grid ui:grid-cols-[minmax(0,1fr)] ui:justify-items-start ui:gap-px ui:px-0.5 ui:*:max-w-full">
        <Heading
          id={titleId}
          dir="auto"
          title={creation.title}
          className="ui:truncate ui:text-sm ui:font-semibold ui:text-ink"
        >
          {creation.title}
        </Heading>
        {line && (
          <p dir="auto" className="ui:num ui:truncate ui:text-xs ui:text-ink-muted">
            <RichText text={line} marks={{ bdi: (words) => <bdi>{words}</bdi> }} />
          </p>
        )}
      </div>
    </article>
  );
}

function VisibilityBadge({ isPublic }: { isPublic: boolean }) {
  const { t } = useUi();
  const Icon = isPublic ? GlobeIcon : LockIcon;
  return (
    <Badge variant="media" className="ui:absolute ui:start-3 ui:top-3 ui:z-4">
      <Icon aria-hidden />
      {t(isPublic ? 'gallery.public' : 'gallery.private')}
    </Badge>
  );
}

function PlayMark() {
  return (
    <span
      aria-hidden
      className="ui:pointer-events-none ui:absolute ui:inset-0 ui:z-2 ui:m-auto ui:grid ui:size-13 ui:in-data-[status=broken]:hidden ui:place-items-center ui:rounded-full ui:bg-media-chip ui:text-on-media"
    >
      <PlayIcon className="ui:size-5.5 ui:fill-current ui:stroke-none" />
    </span>
  );
}

import { CARD_RATIO, mediaTypeOf, ratioInList } from '@product/domain';
import { use, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { PlayIcon } from '../../../components';
import { RichText, useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import { GridTabIndex } from '../../../lib/grid-tab-index';
import { Slot } from '../../../lib/slot';
import { useMergedRefs } from '../../../lib/use-merged-refs';
import { CreationMedia } from '../../creation/creation-media/creation-media';
import { CardActions } from './card-actions';
import type { CardActionsProps } from './card-actions-props';
import { CardCheckbox, CardLink } from './card-cover';
import { creationLine, type CreationTraits } from './creation-words';
import { useLongPress } from './use-long-press';
import { usePreviewPlay } from './use-preview-play';
import { VisibilityBadge } from './visibility-badge';

/** Content of a card. Only the title is required; unknown values are shown as they are. */
export interface GalleryCardCreation extends CreationTraits {
  title: string;
  /** The prompt, used as the text alternative of the picture. Without it the title is used. */
  prompt?: string | undefined;
  /** Whether everybody can see the creation. */
  isPublic?: boolean | undefined;
}

export interface GalleryCardProps
  extends
    Omit<ComponentProps<'article'>, 'title'>,
    Omit<CardActionsProps, 'tabIndex' | 'isPublic' | 'onVisibilityChange'> {
  /** The creation to show. */
  creation: GalleryCardCreation;
  /** Validated URL of the image or video. Without it the placeholder for broken media is shown. */
  src?: string;
  /** URL that shows the creation whole. Without it the picture is no link. */
  href?: string;
  /**
   * Whether the creation belongs to the user: its visibility is shown, and it can be edited and deleted.
   * @default false
   */
  own?: boolean;
  /** Called with the new visibility by a press on the badge of an own creation, or by the entry of its menu. */
  onVisibilityChange?: (isPublic: boolean) => void;
  /**
   * Whether the creation is selected.
   * @default false
   */
  selected?: boolean;
  /**
   * While creations are being selected: called with the new state by a press on the picture, which is a checkbox then,
   * without actions. `range` says that Shift was held: all since the last press are meant.
   */
  onSelectedChange?: (selected: boolean, range: boolean) => void;
  /** Called while a finger stays on the card, as the way to begin a selection on touch. */
  onLongPress?: () => void;
  /**
   * Whether the picture keeps the creation's own ratio instead of 4:5.
   * @default false
   */
  whole?: boolean;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Whether the medium is loaded at once instead of lazily: for cards that are visible from the start.
   * @default false
   */
  eager?: boolean;
}

/** Card of a creation: the picture fills its frame, the title is below. @public */
export function GalleryCard({
  creation,
  src,
  href,
  own = false,
  liked,
  onLikedChange,
  onShare,
  shareEntries,
  onUseAgain,
  onDownload,
  onEdit,
  onDelete,
  onVisibilityChange,
  selected = false,
  onSelectedChange,
  onLongPress,
  whole = false,
  headingLevel = 2,
  eager = false,
  className,
  ref,
  ...props
}: GalleryCardProps) {
  requireProps('GalleryCard', { creation });
  const { t } = useUi();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const tabIndex = use(GridTabIndex);
  const changeVisibility = own && creation.isPublic !== undefined ? onVisibilityChange : undefined;
  const isCovered = href !== undefined || onSelectedChange !== undefined;
  const Heading = `h${headingLevel}` as const;
  const medium = mediaTypeOf(creation.mediaType, src);
  const line = creationLine(t, { ...creation, mediaType: creation.mediaType || medium });
  const longPress = useLongPress(onLongPress);
  usePreviewPlay(card, medium === 'video');

  const link =
    href === undefined || onSelectedChange
      ? undefined
      : (media: ReactNode) => (
          <CardLink title={creation.title} {...{ href, tabIndex }}>
            {media}
          </CardLink>
        );

  return (
    <Slot {...longPress}>
      <article
        data-ui="gallery-card"
        ref={useMergedRefs(card, ref)}
        aria-labelledby={titleId}
        data-grid-item={isCovered || tabIndex === undefined ? undefined : ''}
        tabIndex={isCovered ? undefined : tabIndex}
        className={cn(
          'ui:group/card ui:[@media(hover:hover)]:@container/card ui:grid ui:w-full ui:min-w-0 ui:gap-3',
          className,
        )}
        {...props}
      >
        <CreationMedia
          src={src}
          mediaType={medium}
          alt={creation.prompt || creation.title}
          ratio={String(whole ? ratioInList(creation.aspectRatio) : CARD_RATIO)}
          controls={false}
          eager={eager}
          wrap={link}
          className={cn(
            'ui:[&_:is(img,video)]:transition-[opacity,scale] ui:group-hover/card:[&_:is(img,video)]:scale-[1.02] ui:has-[>[data-grid-item]:focus-visible]:outline-2 ui:has-[>[data-grid-item]:focus-visible]:outline-offset-2 ui:has-[>[data-grid-item]:focus-visible]:outline-focus',
            selected && 'ui:chosen',
          )}
        >
          {onSelectedChange && (
            <CardCheckbox title={creation.title} {...{ selected, onSelectedChange, tabIndex }} />
          )}
          {medium === 'video' && <PlayMark />}
          {!onSelectedChange && (
            <CardActions
              liked={liked}
              onLikedChange={onLikedChange}
              onShare={onShare}
              shareEntries={shareEntries}
              onUseAgain={onUseAgain}
              onDownload={onDownload}
              isPublic={creation.isPublic}
              onVisibilityChange={changeVisibility}
              onEdit={own ? onEdit : undefined}
              onDelete={own ? onDelete : undefined}
              tabIndex={tabIndex}
            />
          )}
          {/* After the actions: the first of them is 'Like', and none that publishes. */}
          {own && creation.isPublic !== undefined && (
            <VisibilityBadge
              isPublic={creation.isPublic}
              onVisibilityChange={onSelectedChange ? undefined : changeVisibility}
              tabIndex={tabIndex}
            />
          )}
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
            <p className="ui:num ui:truncate ui:text-xs ui:text-ink-muted">
              <RichText text={line} components={{ bdi: (children) => <bdi>{children}</bdi> }} />
            </p>
          )}
        </div>
      </article>
    </Slot>
  );
}

function PlayMark() {
  return (
    <span
      aria-hidden
      className="ui:pointer-events-none ui:absolute ui:inset-0 ui:z-2 ui:m-auto ui:grid ui:size-13 ui:in-data-playing:hidden ui:in-data-[status=broken]:hidden ui:place-items-center ui:rounded-full ui:bg-media-chip ui:text-on-media"
    >
      <PlayIcon className="ui:size-5.5 ui:fill-current ui:stroke-none" />
    </span>
  );
}

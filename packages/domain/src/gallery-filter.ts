import { mediaTypeOf, type MediaType } from './enums';

/** `newest` is the server's order. */
export const GALLERY_SORTS = ['newest', 'oldest', 'title'] as const;
export type GallerySort = (typeof GALLERY_SORTS)[number];

/** What is shown of a list, and how. What is missing does not limit it. */
export interface GalleryFilter {
  /** Words that title and prompt must contain, in any order, without regard to case and accents. */
  query?: string | undefined;
  style?: string | undefined;
  aspectRatio?: string | undefined;
  mediaType?: MediaType | undefined;
  visibility?: 'public' | 'private' | undefined;
  /** Only what the user likes. */
  liked?: boolean | undefined;
  /** @default 'newest' */
  sort?: GallerySort | undefined;
  /**
   * Whether pictures keep their own ratio instead of being cut to that of all cards.
   * @default false
   */
  whole?: boolean | undefined;
}

/** What limits a list by a value, not by words. The tables over it name whatever a new one lacks. */
export type GalleryFacet = Exclude<keyof GalleryFilter, 'query' | 'sort' | 'whole'>;

/** The properties of a creation by which a list can be limited. */
export interface FacetFields {
  imageUrl?: string | undefined;
  style?: string | undefined;
  aspectRatio?: string | undefined;
  mediaType?: string | undefined;
  isPublic?: boolean | undefined;
}

/** The value of a creation for each facet, in the order of the bar; likes are not the creation's own. */
export const FACET_VALUES = {
  style: ({ style }) => style,
  mediaType: ({ mediaType, imageUrl }) => mediaTypeOf(mediaType, imageUrl),
  aspectRatio: ({ aspectRatio }) => aspectRatio,
  visibility: ({ isPublic }) => (isPublic === undefined ? undefined : isPublic ? 'public' : 'private'),
} satisfies Record<Exclude<GalleryFacet, 'liked'>, (creation: FacetFields) => string | undefined>;

/** The facets that a creation has a value for. */
export const VALUE_FACETS = Object.keys(FACET_VALUES) as (keyof typeof FACET_VALUES)[];

/** The filter without what limits the list: its order and its look. */
export const withoutLimits = ({ sort, whole }: GalleryFilter): GalleryFilter => ({ sort, whole });

/** Whether the filter limits the list; its order and its look do not. */
export const isLimiting = ({ sort: _sort, whole: _whole, ...limits }: GalleryFilter): boolean =>
  Object.values(limits).some(Boolean);

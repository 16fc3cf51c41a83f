import type { MediaType } from './enums';

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

/** The filter without what limits the list: its order and its look. */
export const withoutLimits = ({ sort, whole }: GalleryFilter): GalleryFilter => ({ sort, whole });

/** Whether the filter limits the list; its order and its look do not. */
export const isLimiting = ({ sort: _sort, whole: _whole, ...limits }: GalleryFilter): boolean =>
  Object.values(limits).some(Boolean);

import type { Creation, GalleryItem } from '@product/api-client';
import type { GalleryFacet, GalleryFilter } from '@product/domain';
import type { GalleryTab } from '@product/ui';

/** Fields that an item may lack. What it is, image or video, and whether it is liked is known of each. */
const FIELDS: Readonly<Record<GalleryFacet, ((item: Partial<Creation>) => unknown) | undefined>> = {
  style: ({ style }) => style,
  mediaType: undefined,
  aspectRatio: ({ aspectRatio }) => aspectRatio,
  visibility: ({ isPublic }) => isPublic,
  liked: undefined,
};

/**
 * The filters to offer: for what some item has, and those that are set. While the list loads, what it is expected to
 * have: the public list of all has four fields only.
 */
export function facetsIn(
  items: readonly (GalleryItem & Partial<Creation>)[] | undefined,
  tab: GalleryTab,
  filter: GalleryFilter,
): readonly GalleryFacet[] {
  return (Object.keys(FIELDS) as GalleryFacet[]).filter((facet) => {
    const fieldOf = FIELDS[facet];
    if (!fieldOf || filter[facet] !== undefined) return true;
    if (!items) return tab === 'mine';
    return items.some((item) => (fieldOf(item) ?? '') !== '');
  });
}

import type { Creation, GalleryItem } from '@product/api-client';
import { FACET_VALUES, VALUE_FACETS, type GalleryFacet, type GalleryFilter } from '@product/domain';
import type { GalleryTab } from '@product/ui';

/**
 * The filters to offer: for what some item has, and those that are set. While the list loads, what it is expected to
 * have: the public list of all has four fields only.
 */
export function facetsIn(
  items: readonly (GalleryItem & Partial<Creation>)[] | undefined,
  tab: GalleryTab,
  filter: GalleryFilter,
): readonly GalleryFacet[] {
  const facets = VALUE_FACETS.filter((facet) => {
    const valueOf = FACET_VALUES[facet];
    // Known of each, even of one without fields.
    if (valueOf({}) || filter[facet] !== undefined) return true;
    if (!items) return tab === 'mine';
    return items.some(valueOf);
  });
  return [...facets, 'liked'];
}

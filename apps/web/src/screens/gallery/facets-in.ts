import type { Creation, GalleryItem } from '@product/api-client';
import type { GalleryFilter } from '@product/domain';
import type { GalleryFiltersProps, GalleryTab } from '@product/ui';

type Facet = NonNullable<GalleryFiltersProps['facets']>[number];

/** Fields that an item may lack. What it is, image or video, and whether it is liked is known of each. */
const FIELDS = {
  style: 'style',
  aspectRatio: 'aspectRatio',
  visibility: 'isPublic',
} as const satisfies Partial<Record<Facet, keyof Creation>>;

const ALL: readonly Facet[] = ['style', 'mediaType', 'aspectRatio', 'visibility', 'liked'];

const hasField = (facet: Facet): facet is keyof typeof FIELDS => facet in FIELDS;

/**
 * The filters to offer: for what some item has, and those that are set. While the list loads, what it is expected to
 * have: the public list of all has four fields only.
 */
export function facetsIn(
  items: readonly (GalleryItem & Partial<Creation>)[] | undefined,
  tab: GalleryTab,
  filter: GalleryFilter,
): readonly Facet[] {
  return ALL.filter((facet) => {
    if (!hasField(facet) || filter[facet] !== undefined) return true;
    if (!items) return tab === 'mine';
    return items.some((item) => (item[FIELDS[facet]] ?? '') !== '');
  });
}

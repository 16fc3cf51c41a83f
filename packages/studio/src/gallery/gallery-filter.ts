import { FACET_VALUES, VALUE_FACETS, type FacetFields, type GalleryFilter } from '@product/domain';
import { foldText, wordMatcher } from './fold-text';

/** The properties of a creation that a filter reads. */
export interface Filterable extends FacetFields {
  id: string | number;
  title: string;
  prompt: string;
}

export interface FilterOptions {
  isLiked?: ((id: Filterable['id']) => boolean) | undefined;
  /** The language by whose rules titles are sorted. */
  locale?: string | undefined;
}

/** A creation with its words prepared for the search. */
interface Entry<Item> {
  item: Item;
  text: string;
}

/** A list prepared for `filterGallery`: once for each list, not for each key. */
export type GalleryIndex<Item> = readonly Entry<Item>[];

export const indexGallery = <Item extends Filterable>(items: readonly Item[]): GalleryIndex<Item> =>
  items.map((item) => ({ item, text: foldText(`${item.title}\n${item.prompt}`) }));

/** The creations that the filter leaves, in its order. */
export function filterGallery<Item extends Filterable>(
  index: GalleryIndex<Item>,
  { query = '', sort = 'newest', ...filter }: GalleryFilter,
  { isLiked = () => false, locale }: FilterOptions = {},
): Item[] {
  const matchesQuery = wordMatcher(query);
  const limits = VALUE_FACETS.filter((facet) => filter[facet]);
  const matches = index
    .filter(
      ({ item, text }) =>
        matchesQuery(text) &&
        (!filter.liked || isLiked(item.id)) &&
        limits.every((facet) => FACET_VALUES[facet](item) === filter[facet]),
    )
    .map(({ item }) => item);
  if (sort === 'oldest') return matches.reverse();
  if (sort === 'newest') return matches;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return matches.sort((one, other) => compare(one.title, other.title));
}

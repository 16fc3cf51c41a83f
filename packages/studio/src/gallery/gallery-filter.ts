import { mediaTypeOf, type GalleryFacet, type GalleryFilter } from '@product/domain';
import { foldText, wordMatcher } from './fold-text';

/** The properties of a creation that a filter reads. */
export interface Filterable {
  id: string | number;
  title: string;
  prompt: string;
  imageUrl: string;
  style?: string | undefined;
  aspectRatio?: string | undefined;
  mediaType?: string | undefined;
  isPublic?: boolean | undefined;
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

type Match = (item: Filterable, filter: GalleryFilter, isLiked: (id: Filterable['id']) => boolean) => boolean;

/** Whether an item matches a facet that is set. */
const MATCHES: Readonly<Record<GalleryFacet, Match>> = {
  style: (item, { style }) => item.style === style,
  aspectRatio: (item, { aspectRatio }) => item.aspectRatio === aspectRatio,
  mediaType: (item, { mediaType }) => mediaTypeOf(item.mediaType, item.imageUrl) === mediaType,
  visibility: (item, { visibility }) => item.isPublic === (visibility === 'public'),
  liked: ({ id }, _filter, isLiked) => isLiked(id),
};

/** The creations that the filter leaves, in its order. */
export function filterGallery<Item extends Filterable>(
  index: GalleryIndex<Item>,
  { query = '', sort = 'newest', ...filter }: GalleryFilter,
  { isLiked = () => false, locale }: FilterOptions = {},
): Item[] {
  const matchesQuery = wordMatcher(query);
  const limits = (Object.keys(MATCHES) as GalleryFacet[]).filter((facet) => filter[facet]);
  const matches = index
    .filter(
      ({ item, text }) =>
        matchesQuery(text) && limits.every((facet) => MATCHES[facet](item, filter, isLiked)),
    )
    .map(({ item }) => item);
  if (sort === 'oldest') return matches.reverse();
  if (sort === 'newest') return matches;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return matches.sort((one, other) => compare(one.title, other.title));
}

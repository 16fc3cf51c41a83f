import { GALLERY_SORTS, isOneOf, MEDIA_TYPES, type GalleryFilter } from '@product/domain';

const TEXTS = { query: 'q', style: 'style', aspectRatio: 'ratio' } as const;
const VISIBILITIES = ['public', 'private'] as const;

/** The filter in an address. Unknown values are ignored. */
export function readFilter(search: URLSearchParams): GalleryFilter {
  const [mediaType, visibility, sort] = ['medium', 'visibility', 'sort'].map((name) => search.get(name));
  return {
    ...Object.fromEntries(Object.entries(TEXTS).map(([key, name]) => [key, search.get(name) || undefined])),
    mediaType: isOneOf(MEDIA_TYPES, mediaType) ? mediaType : undefined,
    visibility: isOneOf(VISIBILITIES, visibility) ? visibility : undefined,
    liked: search.has('liked') || undefined,
    whole: search.has('whole') || undefined,
    sort: isOneOf(GALLERY_SORTS, sort) ? sort : undefined,
  };
}

/** Puts a filter into the parameters of an address, beside others. */
export function writeFilter(search: URLSearchParams, filter: GalleryFilter): URLSearchParams {
  const values: Record<string, string | undefined> = {
    ...Object.fromEntries(
      Object.entries(TEXTS).map(([key, name]) => [name, filter[key as keyof typeof TEXTS]]),
    ),
    medium: filter.mediaType,
    visibility: filter.visibility,
    liked: filter.liked ? '1' : undefined,
    whole: filter.whole ? '1' : undefined,
    sort: filter.sort === 'newest' ? undefined : filter.sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return search;
}

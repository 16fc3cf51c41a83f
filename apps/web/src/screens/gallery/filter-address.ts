import { GALLERY_SORTS, MEDIA_TYPES, type GalleryFilter } from '@product/domain';

const FLAG = ['1'];

/** The parameters of an address, with the values that are known; without them any text is a value. */
const PARAMETERS: Readonly<Record<keyof GalleryFilter, readonly [name: string, values?: readonly string[]]>> =
  {
    query: ['q'],
    style: ['style'],
    aspectRatio: ['ratio'],
    mediaType: ['medium', MEDIA_TYPES],
    visibility: ['visibility', ['public', 'private']],
    liked: ['liked', FLAG],
    whole: ['whole', FLAG],
    // The first is the default, and is left out.
    sort: ['sort', GALLERY_SORTS.slice(1)],
  };

const KEYS = Object.keys(PARAMETERS) as (keyof GalleryFilter)[];

/** The filter in an address. Unknown values are ignored. */
export const readFilter = (search: URLSearchParams): GalleryFilter =>
  Object.fromEntries(
    KEYS.flatMap((key) => {
      const [name, values] = PARAMETERS[key];
      const value = search.get(name);
      return value && (values?.includes(value) ?? true) ? [[key, values === FLAG || value]] : [];
    }),
  );

/** Puts a filter into the parameters of an address, beside others. */
export function writeFilter(search: URLSearchParams, filter: GalleryFilter): URLSearchParams {
  for (const key of KEYS) {
    const [name, values] = PARAMETERS[key];
    const value = filter[key] === true ? FLAG[0] : filter[key];
    if (value && (values?.includes(value) ?? true)) search.set(name, value);
    else search.delete(name);
  }
  return search;
}

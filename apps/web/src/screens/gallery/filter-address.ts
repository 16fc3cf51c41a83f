import { GALLERY_SORTS, MEDIA_TYPES, type GalleryFilter } from '@product/domain';

const FLAG = ['1'];

/** The parameters of an address, with the values that are known; without them any text is a value. */
const PARAMETERS: readonly [key: keyof GalleryFilter, name: string, values?: readonly string[]][] = [
  ['query', 'q'],
  ['style', 'style'],
  ['aspectRatio', 'ratio'],
  ['mediaType', 'medium', MEDIA_TYPES],
  ['visibility', 'visibility', ['public', 'private']],
  ['liked', 'liked', FLAG],
  ['whole', 'whole', FLAG],
  // The first is the default, and is left out.
  ['sort', 'sort', GALLERY_SORTS.slice(1)],
];

/** The filter in an address. Unknown values are ignored. */
export const readFilter = (search: URLSearchParams): GalleryFilter =>
  Object.fromEntries(
    PARAMETERS.flatMap(([key, name, values]) => {
      const value = search.get(name);
      return value && (values?.includes(value) ?? true) ? [[key, values === FLAG || value]] : [];
    }),
  );

/** Puts a filter into the parameters of an address, beside others. */
export function writeFilter(search: URLSearchParams, filter: GalleryFilter): URLSearchParams {
  for (const [key, name, values] of PARAMETERS) {
    const value = filter[key] === true ? FLAG[0] : filter[key];
    if (value && (values?.includes(value) ?? true)) search.set(name, value);
    else search.delete(name);
  }
  return search;
}

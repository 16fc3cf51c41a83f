import {
  ASPECT_RATIOS,
  isOneOf,
  MEDIA_TYPES,
  STYLES,
  type GalleryFacet,
  type GalleryFilter,
  type GallerySort,
} from '@product/domain';
import type { TextLookup } from '../../../i18n';

/** A property by which a list can be limited, with the values to choose from. */
export interface Facet {
  name: GalleryFacet;
  label: (t: TextLookup) => string;
  values: readonly string[];
  valueLabel: (t: TextLookup, value: string) => string;
}

/** In the order of the bar. */
const FACETS: Readonly<Record<GalleryFacet, Omit<Facet, 'name'>>> = {
  style: {
    label: (t) => t('properties.style'),
    values: STYLES,
    valueLabel: (t, value) => (isOneOf(STYLES, value) ? t(`vocabulary.style.${value}`) : value),
  },
  mediaType: {
    label: (t) => t('properties.mediaType'),
    values: MEDIA_TYPES,
    valueLabel: (t, value) => (isOneOf(MEDIA_TYPES, value) ? t(`vocabulary.mediaType.${value}`) : value),
  },
  aspectRatio: {
    label: (t) => t('properties.aspectRatio'),
    values: ASPECT_RATIOS,
    valueLabel: (_t, value) => value,
  },
  visibility: {
    label: (t) => t('properties.visibility'),
    values: ['public', 'private'],
    valueLabel: (t, value) => t(value === 'public' ? 'properties.public' : 'properties.private'),
  },
  liked: {
    label: (t) => t('gallery.like'),
    values: ['liked'],
    valueLabel: (t) => t('gallery.liked'),
  },
};

/** The facets with these names, or all. */
export const facetsOf = (names?: readonly GalleryFacet[]): Facet[] =>
  (Object.keys(FACETS) as GalleryFacet[])
    .filter((name) => !names || names.includes(name))
    .map((name) => ({ name, ...FACETS[name] }));

/** The chosen value of a facet; empty if none is chosen. */
export const valueOf = (filter: GalleryFilter, name: GalleryFacet): string =>
  name === 'liked' ? (filter.liked ? 'liked' : '') : (filter[name] ?? '');

/** The filter with another value of a facet; an empty one limits nothing. */
export const withValue = (filter: GalleryFilter, name: GalleryFacet, value: string): GalleryFilter => ({
  ...filter,
  [name]: name === 'liked' ? value !== '' || undefined : value || undefined,
});

export const sortLabel = (t: TextLookup, sort: GallerySort): string =>
  ({ newest: t('gallery.newest'), oldest: t('gallery.oldest'), title: t('properties.title') })[sort];

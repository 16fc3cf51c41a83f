export type { GalleryFilter } from '@product/domain';
export { GalleryFilters, type GalleryFiltersProps } from './gallery-filters';
export { GalleryNoMatch, type GalleryNoMatchProps } from './gallery-no-match';

export { GalleryEmpty, type GalleryEmptyProps } from './gallery-empty';

export { GalleryError, type GalleryErrorProps } from './gallery-error';

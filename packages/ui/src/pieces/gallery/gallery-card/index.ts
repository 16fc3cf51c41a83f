export { GalleryCard, type GalleryCardCreation, type GalleryCardProps } from './gallery-card';
export { styleName } from './creation-words';

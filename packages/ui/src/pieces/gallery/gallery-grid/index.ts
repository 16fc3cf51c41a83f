export { GalleryGrid, type GalleryGridProps } from './gallery-grid';

export { GallerySkeleton, type GallerySkeletonProps } from './gallery-skeleton';

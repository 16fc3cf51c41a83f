export { GALLERY_WALLS, GalleryTabs, type GalleryTabsProps, type GalleryWall } from './gallery-tabs';

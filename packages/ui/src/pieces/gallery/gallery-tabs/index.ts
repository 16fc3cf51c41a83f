export { GALLERY_TABS, GalleryTabs, type GalleryTabsProps, type GalleryTab } from './gallery-tabs';

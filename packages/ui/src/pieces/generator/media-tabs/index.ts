export { MediaTabs, type MediaTabsProps } from './media-tabs';

export { ShareMenu, type ShareMenuProps } from './share-menu';
export { SHARE_TARGETS, type ShareTarget } from './share-targets';

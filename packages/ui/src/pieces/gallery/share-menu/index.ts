export { ShareMenu, type ShareMenuEntry, type ShareMenuProps } from './share-menu';
export { SHARE_TARGETS, type ShareTarget } from './share-targets';

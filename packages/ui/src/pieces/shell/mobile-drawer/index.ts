export { MobileDrawer, type MobileDrawerProps } from './mobile-drawer';
export { MobileDrawerTrigger, type MobileDrawerTriggerProps } from './mobile-drawer-trigger';

export { MobileDrawer, type MobileDrawerProps } from './mobile-drawer';

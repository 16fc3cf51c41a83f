export { UserMenu, type UserMenuProps } from './user-menu';
export { UserMenuTrigger, type UserMenuTriggerProps } from './user-menu-trigger';

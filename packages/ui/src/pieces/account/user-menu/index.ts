export { USER_ENTRY_ICONS } from './entry-icons';
export { UserMenu, type UserMenuProps } from './user-menu';

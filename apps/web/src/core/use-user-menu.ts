import { useServices } from './services';

/** The entries of the user menu, which the header's menu, the drawer and the palette of commands share. */
export const useUserMenu = () => useServices().config.businessModel.userMenu;

export { MenuRow, type MenuRowProps } from './menu-row';

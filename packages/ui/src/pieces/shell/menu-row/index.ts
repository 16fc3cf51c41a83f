export { MenuRow } from './menu-row';

export { Header, type HeaderProps } from './header';
export type { HeaderSession, NavigationHrefs, NavigationProps } from '../navigation';

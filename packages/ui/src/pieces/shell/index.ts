export * from './footer';
export * from './header';
export * from './language-menu';
export * from './loading-screen';
export * from './mobile-drawer';
export type { HeaderSession, NavigationHrefs, NavigationProps } from './navigation';
export * from './not-found';
export * from './skip-link';
export * from './theme-toggle';

export { isCurrent } from './is-current';
export { MAIN_PLACES } from './main-places';
export { splitNavigation } from './split-navigation';
export type { HeaderSession, NavigationHrefs, NavigationProps } from './types';

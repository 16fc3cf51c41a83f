export { isCurrent } from './is-current';
export { MAIN_PLACES } from './main-places';
export type { HeaderSession, NavigationHrefs, NavigationProps } from './types';

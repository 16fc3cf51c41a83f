import { paths } from './paths';
import { matchPath, useLocation } from './router';

/** Whether the screen fills the window: there is no footer. */
export const useFullWidthLayout = (): boolean => matchPath(paths.generate, useLocation().pathname) !== null;

import { paths } from './paths';
import { matchPath, useLocation } from './router';

/** Whether the screen has the full-width layout: the header spans the window and there is no footer. */
export const useFullWidthLayout = (): boolean => matchPath(paths.generate, useLocation().pathname) !== null;

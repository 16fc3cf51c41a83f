import { paths } from './paths';
import { matchPath, useLocation } from './router';

/** Whether the screen fills the window: the header goes to its edges and there is no footer. */
export const useWorkbench = (): boolean => matchPath(paths.generate, useLocation().pathname) !== null;

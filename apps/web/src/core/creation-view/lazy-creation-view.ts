import { lazyCode } from '../../lib/lazy-code';

/** The view of one creation, which is loaded when it is first opened. */
export const creationView = lazyCode(async () => (await import('./creation-view')).CreationView);

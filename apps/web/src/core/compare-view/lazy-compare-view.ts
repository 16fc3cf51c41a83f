import { lazyCode } from '../../lib/lazy-code';

/** The view of two pictures, which is loaded when it is first opened. */
export const compareView = lazyCode(async () => (await import('./compare-view')).CompareView);

import { lazyCode } from '../lib/lazy-code';

/** The view of one creation. Loaded when it is first opened. */
export const creationView = lazyCode(
  async () => (await import('./creation-view/creation-view')).CreationView,
);

/** The view of two pictures. Loaded when it is first opened. */
export const compareView = lazyCode(async () => (await import('./compare-view')).CompareView);

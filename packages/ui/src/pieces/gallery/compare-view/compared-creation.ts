import type { ViewedCreation } from '../creation-view/creation-facts';

export interface ComparedCreation extends Omit<ViewedCreation, 'mediaType'> {
  /** Validated URL of the picture. Without it the placeholder for broken media is shown. */
  src?: string | undefined;
}

export interface ComparedPair {
  /** The two pictures, the first at the inline start. */
  creations: readonly [ComparedCreation, ComparedCreation];
}

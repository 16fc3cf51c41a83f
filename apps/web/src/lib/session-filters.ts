import type { GalleryFilter } from '@product/domain';

/**
 * The filters of the gallery's tabs, and of their entries in the history, until the page is closed or the user logs out:
 * a search may contain private words.
 */
export const sessionFilters = new Map<string, GalleryFilter>();

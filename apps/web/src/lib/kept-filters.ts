/** The searches and filters of the gallery's tabs, while the page lives: a search may contain private words. */
export const keptFilters = new Map<string, string>();

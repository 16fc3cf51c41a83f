/** Folders in `packages` that are published. A package comes after those that it depends on. */
export const PUBLISHED = ['domain', 'api-client', 'ui', 'studio'];

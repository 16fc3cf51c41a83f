/** Folders in `packages` that are published. A package comes after those that it depends on. */
export const PUBLISHED = ['domain', 'api-client', 'ui', 'studio'];

/**
 * Where the task `packages` packs a package, in a checkout.
 * @param {string} name its folder in `packages`
 */
export const tarballOf = (name) => `.cache/packages/${name}.tgz`;

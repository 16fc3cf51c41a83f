import * as library from '..';

/** Names of the components in the root entry. Hooks, stores and class names are excluded. */
export const componentNames = Object.entries(library)
  .filter(([name, value]) => /^[A-Z]\w*[a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .sort();

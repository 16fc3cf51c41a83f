import * as library from '..';

/** Everything of the root entry that is written as an element. Hooks, stores and class names are not. */
export const componentNames = Object.entries(library)
  .filter(([name, value]) => /^[A-Z]\w*[a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .sort();

import * as index from '..';
import * as set from '../pieces/gallery/set-view';
import * as queue from '../pieces/generator/generation-queue';

/** Names of the components in the root entry and outside it. Hooks, stores and class names are excluded. */
export const componentNames = Object.entries({ ...index, ...queue, ...set })
  .filter(([name, value]) => /^[A-Z]\w*[a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .sort();

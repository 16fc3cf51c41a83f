import type { Ref } from 'react';
import * as index from '..';
import * as set from '../pieces/gallery/set-view';
import * as queue from '../pieces/generator/generation-queue';

/** What the root entry exports, and the entries outside it. */
export const library = { ...index, ...queue, ...set };

/** Names of the components. Hooks, stores and class names are excluded. */
export const componentNames = Object.entries(library)
  .filter(([name, value]) => /^[A-Z]\w*[a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .sort();

/** Props that a host can pass to the root element of a component. */
export interface RootProps {
  className?: string;
  'data-probe'?: string;
  ref?: Ref<never>;
}

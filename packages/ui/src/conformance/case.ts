import type { ReactNode, Ref } from 'react';

/** Props that a host can pass to the root element of a component. */
export interface RootProps {
  className?: string;
  'data-probe'?: string;
  ref?: Ref<never>;
}

/** Renders an export with the props of a host on its root, inside the parents that it requires. */
export type Case = (root: RootProps) => ReactNode;

export type Cases = Record<string, Case>;

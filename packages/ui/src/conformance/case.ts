import type { ReactNode, Ref } from 'react';

/** What a host may give to the root of everything it imports. */
export interface RootProps {
  className?: string;
  'data-probe'?: string;
  ref?: Ref<never>;
}

/** How an export stands on a page, its root given a host's props; inside whatever it cannot be without. */
export type Case = (root: RootProps) => ReactNode;

/** One group's exports by name. */
export type Cases = Record<string, Case>;

'use client';

import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useOpen, type OpenProps } from '../../lib/use-open';

/** Wraps a root of Radix. The second value reads in its content whether it is open. */
export function createLayerRoot<Props extends OpenProps & { children?: ReactNode }>(
  Root: ComponentType<Props>,
) {
  const Open = createContext(false);
  function LayerRoot(props: Props) {
    const [open, setOpen] = useOpen(props);
    return (
      <Open value={open}>
        <Root {...props} open={open} onOpenChange={setOpen} />
      </Open>
    );
  }
  return [LayerRoot, () => use(Open)] as const;
}

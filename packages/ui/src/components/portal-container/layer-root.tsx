import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useOpen, type OpenProps } from '../../lib/use-open';

/** Wraps a root of Radix. The second value reads in its content whether it is open, and opens or closes it. */
export function createLayerRoot<Props extends OpenProps & { children?: ReactNode }>(
  Root: ComponentType<Props>,
) {
  const Open = createContext<ReturnType<typeof useOpen>>([false, () => {}]);
  function LayerRoot(props: Props) {
    const state = useOpen(props);
    const [open, setOpen] = state;
    return (
      <Open value={state}>
        <Root {...props} open={open} onOpenChange={setOpen} />
      </Open>
    );
  }
  return [LayerRoot, () => use(Open)] as const;
}

import { useState } from 'react';

export interface OpenProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /**
   * Whether it is open initially (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Open state that is controlled by the host or, without `open`, kept by the component. */
export function useOpen({ open: controlledOpen, defaultOpen = false, onOpenChange }: OpenProps) {
  const [uncontrolledOpen, setUncontrolledOpen] = useState(defaultOpen);
  const open = controlledOpen ?? uncontrolledOpen;
  const setOpen = (next: boolean) => {
    if (next === open) return;
    setUncontrolledOpen(next);
    onOpenChange?.(next);
  };
  return [open, setOpen] as const;
}

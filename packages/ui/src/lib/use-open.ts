'use client';

import { useState } from 'react';

export interface OpenProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Open state that is controlled by the host or, without `open`, kept by the component. */
export function useOpen({ open: decided, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = decided ?? own;
  const setOpen = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open, setOpen] as const;
}

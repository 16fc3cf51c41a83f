'use client';

import type { ReactElement } from 'react';
import type { DropdownMenuContentProps, DropdownMenuProps } from '../../../components/dropdown-menu';
import { onDemand } from '../../../lib/on-demand/demand';
import { MenuOnDemand } from '../../../lib/on-demand/menu-on-demand';
import type { ShareTarget } from './share-targets';

export interface ShareMenuProps
  extends
    Omit<DropdownMenuContentProps, 'children'>,
    Pick<DropdownMenuProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** Somebody chose where to share to. */
  onShare?: (target: ShareTarget) => void;
  /** Whether it is unfolded, if the host decides. */
  open?: boolean;
  /**
   * Whether it is unfolded at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Somebody unfolds or folds it. */
  onOpenChange?: (open: boolean) => void;
  /** The one button that unfolds the menu. */
  children: ReactElement;
}

const places = onDemand(async () => (await import('./share-places')).SharePlaces);

/** The places that a picture can be shared to. Sharing itself is the host's. */
export function ShareMenu({ onShare, open, defaultOpen, onOpenChange, children, ...props }: ShareMenuProps) {
  return (
    <MenuOnDemand
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      menu={places}
      menuProps={{ onShare, ...props }}
    >
      {children}
    </MenuOnDemand>
  );
}

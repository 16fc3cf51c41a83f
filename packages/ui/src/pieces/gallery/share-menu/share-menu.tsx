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
  /** Called with the target that the user selects. */
  onShare?: (target: ShareTarget) => void;
  /** Whether the menu is open (controlled). */
  open?: boolean;
  /**
   * Whether the menu is open initially (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the menu. */
  children: ReactElement;
}

const places = onDemand(async () => (await import('./share-places')).SharePlaces);

/** Menu of the targets to share a picture to. The host does the sharing. */
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

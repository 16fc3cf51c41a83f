import type { ReactElement, ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
} from '../../../components/dropdown-menu/dropdown-menu';
import type { OpenProps } from '../../../lib/use-open';
import { ShareEntries } from './share-entries';
import type { ShareTarget } from './share-targets';

export interface ShareMenuProps extends Omit<DropdownMenuContentProps, 'children'>, OpenProps {
  /** Called with the target that the user selects. Without it the targets are not rendered. */
  onShare?: (target: ShareTarget) => void;
  /** Below the targets: a `DropdownMenuSeparator` and further entries, rendered while the menu is open. */
  more?: ReactNode;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** Menu of the targets to share a picture to. The host does the sharing. @public */
export function ShareMenu({
  onShare,
  more,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...props
}: ShareMenuProps) {
  return (
    <DropdownMenu open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent {...props}>
        <ShareEntries onShare={onShare} more={more} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

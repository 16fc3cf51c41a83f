'use client';

import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
} from '../../../components/dropdown-menu';
import { FacebookIcon, InstagramIcon, LinkIcon, XBrandIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { SHARE_TARGETS, type ShareTarget } from './share-targets';

/** An entry of the host's own, for instance to copy the picture. */
export interface ShareMenuEntry {
  label: string;
  icon?: ReactNode;
  /** Called when the user selects the entry. */
  onSelect: () => void;
}

export interface ShareMenuProps
  extends
    Omit<DropdownMenuContentProps, 'children'>,
    Pick<DropdownMenuProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** Called with the target that the user selects. */
  onShare?: (target: ShareTarget) => void;
  /**
   * Further entries, below the targets.
   * @default none
   */
  more?: readonly ShareMenuEntry[] | undefined;
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

const ICONS: Record<ShareTarget, ComponentType<{ 'aria-hidden': true }>> = {
  facebook: FacebookIcon,
  x: XBrandIcon,
  instagram: InstagramIcon,
  copyLink: LinkIcon,
};

/** Menu of the targets to share a picture to. The host does the sharing. */
export function ShareMenu({
  onShare,
  more = [],
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...props
}: ShareMenuProps) {
  const { t } = useUi();
  return (
    <DropdownMenu open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent {...props}>
        {SHARE_TARGETS.map((target) => {
          const Icon = ICONS[target];
          return (
            <DropdownMenuItem key={target} onSelect={() => onShare?.(target)}>
              <Icon aria-hidden />
              {t(`share.${target}`)}
            </DropdownMenuItem>
          );
        })}
        {more.length > 0 && <DropdownMenuSeparator />}
        {more.map(({ label, icon, onSelect }) => (
          <DropdownMenuItem key={label} onSelect={onSelect}>
            {icon}
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

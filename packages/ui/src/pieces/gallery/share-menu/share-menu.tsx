'use client';

import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
} from '../../../components/dropdown-menu';
import { FacebookIcon, InstagramIcon, LinkIcon, XBrandIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { share } from '../../../locales/english';
import type { OpenProps } from '../../../lib/use-open';
import { wrapText } from '../../../lib/wrap-text';
import { SHARE_TARGETS, type ShareTarget } from './share-targets';

export interface ShareMenuProps extends Omit<DropdownMenuContentProps, 'children'>, OpenProps {
  /** Called with the target that the user selects. */
  onShare?: (target: ShareTarget) => void;
  /** Below the targets: a `DropdownMenuSeparator` and further entries, rendered while the menu is open. */
  more?: ReactNode;
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
  more,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...props
}: ShareMenuProps) {
  const { t } = useUi({ share });
  return (
    <DropdownMenu open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent {...props}>
        {SHARE_TARGETS.map((target) => {
          const Icon = ICONS[target];
          return (
            <DropdownMenuItem key={target} onSelect={() => onShare?.(target)}>
              <Icon aria-hidden />
              <span>{t(`share.${target}`)}</span>
            </DropdownMenuItem>
          );
        })}
        {wrapText(more)}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

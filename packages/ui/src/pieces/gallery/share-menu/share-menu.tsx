'use client';

import type { ComponentType, ReactElement } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  FacebookIcon,
  InstagramIcon,
  LinkIcon,
  XBrandIcon,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
} from '../../../components';
import { useUi } from '../../../i18n';
import { SHARE_TARGETS, type ShareTarget } from './share-targets';

const ICONS: Record<ShareTarget, ComponentType<{ 'aria-hidden': true }>> = {
  facebook: FacebookIcon,
  x: XBrandIcon,
  instagram: InstagramIcon,
  copyLink: LinkIcon,
};

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

/** The places that a picture can be shared to. Sharing itself is the host's. */
export function ShareMenu({ onShare, open, defaultOpen, onOpenChange, children, ...props }: ShareMenuProps) {
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

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
} from '../../../components';
import { useUi } from '../../../i18n';
import { SHARE_TARGETS, type ShareTarget } from './share-targets';

const ICONS: Record<ShareTarget, ComponentType<{ 'aria-hidden': true }>> = {
  facebook: FacebookIcon,
  x: XBrandIcon,
  instagram: InstagramIcon,
  copyLink: LinkIcon,
};

export interface ShareMenuProps extends Pick<DropdownMenuContentProps, 'align' | 'side'> {
  /** Somebody chose where to share to. */
  onShare?: (target: ShareTarget) => void;
  /** The one button that unfolds the menu. */
  children: ReactElement;
}

/** The places that a picture can be shared to. Sharing itself is the host's. */
export function ShareMenu({ onShare, align, side, children }: ShareMenuProps) {
  const { t } = useUi();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align={align} side={side}>
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

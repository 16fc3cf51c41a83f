'use client';

import type { ComponentType } from 'react';
import { DropdownMenuItem, type DropdownMenuContentProps } from '../../../components/dropdown-menu';
import { FacebookIcon, InstagramIcon, LinkIcon, XBrandIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { MenuLayer, type MenuOpening } from '../../../lib/on-demand/menu-layer';
import { SHARE_TARGETS, type ShareTarget } from './share-targets';

const ICONS: Record<ShareTarget, ComponentType<{ 'aria-hidden': true }>> = {
  facebook: FacebookIcon,
  x: XBrandIcon,
  instagram: InstagramIcon,
  copyLink: LinkIcon,
};

interface SharePlacesProps extends MenuOpening, Omit<DropdownMenuContentProps, 'children' | 'id'> {
  onShare: ((target: ShareTarget) => void) | undefined;
}

export function SharePlaces({ onShare, ...props }: SharePlacesProps) {
  const { t } = useUi();
  return (
    <MenuLayer {...props}>
      {SHARE_TARGETS.map((target) => {
        const Icon = ICONS[target];
        return (
          <DropdownMenuItem key={target} onSelect={() => onShare?.(target)}>
            <Icon aria-hidden />
            {t(`share.${target}`)}
          </DropdownMenuItem>
        );
      })}
    </MenuLayer>
  );
}

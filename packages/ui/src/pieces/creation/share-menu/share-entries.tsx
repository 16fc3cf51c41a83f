import type { ComponentType, ReactNode } from 'react';
import { DropdownMenuItem } from '../../../components/dropdown-menu/dropdown-menu';
import { FacebookIcon, InstagramIcon, LinkIcon, XBrandIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { wrapText } from '../../../lib/wrap-text';
import { SHARE_TARGETS, type ShareTarget } from './share-targets';

const ICONS: Record<ShareTarget, ComponentType<{ 'aria-hidden': true }>> = {
  facebook: FacebookIcon,
  x: XBrandIcon,
  instagram: InstagramIcon,
  copyLink: LinkIcon,
};

export interface ShareEntriesProps {
  onShare: ((target: ShareTarget) => void) | undefined;
  /** Below the targets. */
  more: ReactNode;
}

/** The entries of a menu to share a picture. */
export function ShareEntries({ onShare, more }: ShareEntriesProps) {
  const { t } = useUi();
  return (
    <>
      {onShare &&
        SHARE_TARGETS.map((target) => {
          const Icon = ICONS[target];
          return (
            <DropdownMenuItem key={target} onSelect={() => onShare(target)}>
              <Icon aria-hidden />
              <span>{t(`share.${target}`)}</span>
            </DropdownMenuItem>
          );
        })}
      {wrapText(more)}
    </>
  );
}

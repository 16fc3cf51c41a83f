import type { ReactNode } from 'react';
import type { ShareTarget } from '../../creation/share-menu';

export interface CardActionsProps {
  /**
   * Whether the user likes the creation.
   * @default false
   */
  liked?: boolean | undefined;
  /**
   * Called with the new state when the user likes the creation or removes the like. An action without its callback
   * is not rendered.
   */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Called with the target that the user shares to. */
  onShare?: ((target: ShareTarget) => void) | undefined;
  /** Further entries of the menu to share: a `DropdownMenuSeparator` and `DropdownMenuItem`s. */
  shareEntries?: ReactNode;
  /** Called by 'Reuse prompt': the host puts prompt and settings into the generator. */
  onUseAgain?: (() => void) | undefined;
  /** Called by 'Download', an entry of the menu. */
  onDownload?: (() => void) | undefined;
  /** Whether everybody can see the creation. */
  isPublic?: boolean | undefined;
  /** Called with the new visibility by an entry of the menu. */
  onVisibilityChange?: ((isPublic: boolean) => void) | undefined;
  /** Called by 'Edit'; set for the user's own creations only. */
  onEdit?: (() => void) | undefined;
  /** Called by 'Delete'; set for the user's own creations only. */
  onDelete?: (() => void) | undefined;
  /** Position of each action in the tab order. In a grid those of the current card are Tab stops. */
  tabIndex?: number | undefined;
}

import type { CreationCallbacks } from '../../creation/creation-callbacks';

export interface CardActionsProps extends CreationCallbacks {
  /**
   * Whether the user likes the creation.
   * @default false
   */
  liked?: boolean | undefined;
  /** Called with the new state when the user likes the creation or removes the like. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
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

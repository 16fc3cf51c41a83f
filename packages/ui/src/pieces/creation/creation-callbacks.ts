import type { ReactNode } from 'react';
import type { ShareTarget } from './share-menu';

/** What can be done with every creation and result. An action without its callback is not rendered. */
export interface CreationCallbacks {
  /** Called with the target that the user shares to. */
  onShare?: ((target: ShareTarget) => void) | undefined;
  /** Further entries of the menu to share: a `DropdownMenuSeparator` and `DropdownMenuItem`s. */
  shareEntries?: ReactNode;
  /** Called by 'Reuse prompt', to put the prompt and the settings into the form. */
  onUseAgain?: (() => void) | undefined;
  /** Called by 'Download'. */
  onDownload?: (() => void) | undefined;
}

/** What can be done, too, where one of them is shown large. */
export interface LargeCreationCallbacks extends CreationCallbacks {
  /**
   * Whether a download is pending: the button reads 'Downloading...' and ignores presses.
   * @default false
   */
  downloading?: boolean;
  /** Entries of a menu beside 'Download': `DropdownMenuItem`s. Without them there is no menu. */
  downloadEntries?: ReactNode;
  /** Called by 'Save to Gallery', to open a `SaveDialog` for example; set for a result that can be saved. */
  onSave?: (() => void) | undefined;
  /**
   * Whether the result is in the gallery already: the button to save reads 'Saved' and ignores presses.
   * @default false
   */
  saved?: boolean | undefined;
}

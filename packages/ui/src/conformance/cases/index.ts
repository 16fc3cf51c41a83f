import type { Cases } from '../case';
import { account } from './account';
import { billing } from './billing';
import { feedback } from './feedback';
import { gallery } from './gallery';
import { generator } from './generator';
import { icons } from './icons';
import { components } from './components';
import { shell } from './shell';

export const cases: Cases = {
  ...components,
  ...icons,
  ...account,
  ...billing,
  ...feedback,
  ...gallery,
  ...generator,
  ...shell,
};

/** Exports that render no element of their own, with the reason. */
export const WITHOUT_ELEMENT: Record<string, string> = {
  AlertDialog: 'what its parts have in common; AlertDialogContent is the element',
  Dialog: 'what its parts have in common; DialogContent is the element',
  DropdownMenu: 'what its parts have in common; DropdownMenuContent is the element',
  Popover: 'what its parts have in common; PopoverContent is the element',
  PortalContainer: 'a context',
  Sheet: 'what its parts have in common; SheetContent is the element',
  ToastProvider: 'a context',
  TooltipProvider: 'a context',
  ErrorBoundary: 'what is in it, or what stands in for it',
  BidiText: 'words, and an element for each part that is isolated',
  RichText: 'text and tags',
  UiProvider: 'a context',
};

import { createElement, type ComponentType, type ReactNode } from 'react';
import { componentNames, library, type RootProps } from '../library';
import { parentsOf } from './parents';
import { props } from './props';

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

/** Renders an export with the props of a host on its root, inside the parents that it requires. */
export type Case = (root: RootProps) => ReactNode;

export const cases: Record<string, Case> = Object.fromEntries(
  [...new Set([...componentNames, ...Object.keys(props)])]
    .filter((name) => !(name in WITHOUT_ELEMENT))
    .map((name): [string, Case] => {
      const component = library[name as keyof typeof library] as ComponentType<RootProps>;
      const parents = parentsOf(name);
      return [
        name,
        (root) =>
          parents(createElement(component, { ...(props[name as keyof typeof props] as object), ...root })),
      ];
    }),
);

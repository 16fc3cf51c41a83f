import { createElement, type ComponentType } from 'react';
import * as library from '../..';
import type { Cases, RootProps } from '../case';
import { componentNames } from '../exports';
import { account } from './account';
import { billing } from './billing';
import { creation } from './creation';
import { feedback } from './feedback';
import { gallery } from './gallery';
import { generator } from './generator';
import { controls } from './components/controls';
import { disclosures } from './components/disclosures';
import { display } from './components/display';
import { floating } from './components/floating';
import { layers } from './components/layers';
import { shell } from './shell';

/** The cases of components that need other props, or parents. */
const written: Cases = {
  ...controls,
  ...disclosures,
  ...display,
  ...floating,
  ...layers,
  ...account,
  ...billing,
  ...creation,
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

const isDerived = (name: string) => !(name in written) && !(name in WITHOUT_ELEMENT);

/** A component without a case of its own is rendered with the props of the host only. */
const derived: Cases = Object.fromEntries(
  componentNames.filter(isDerived).map((name) => {
    const component = library[name as keyof typeof library] as ComponentType<RootProps>;
    return [name, (root) => createElement(component, root)];
  }),
);

export const cases: Cases = { ...written, ...derived };

'use client';

import { createContext, use, type ReactNode } from 'react';

const Container = createContext<HTMLElement | undefined>(undefined);

export interface PortalContainerProps {
  /**
   * Element that menus, popovers and tooltips are rendered into. The page's `main` keeps them inside a landmark.
   * @default document.body
   */
  element?: HTMLElement | null;
  children: ReactNode;
}

/**
 * Sets the portal container of the menus, popovers and tooltips inside it. Dialogs and sheets are always rendered into
 * `document.body`, over everything else; menus, popovers and tooltips inside them are rendered into the dialog.
 */
export function PortalContainer({ element, children }: PortalContainerProps) {
  return <Container value={element ?? undefined}>{children}</Container>;
}

/** The portal container of a menu, a popover or a tooltip. `undefined` means `document.body`. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(Container);
}

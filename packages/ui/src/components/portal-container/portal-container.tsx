'use client';

import { createContext, use, type ReactNode } from 'react';

const Container = createContext<HTMLElement | undefined>(undefined);

export interface PortalContainerProps {
  /**
   * Where menus and tooltips are put. A page's main part keeps them within a landmark.
   * @default the document's body
   */
  element?: HTMLElement | null;
  children: ReactNode;
}

/** Says where the layers below are put that float over the page. Dialogs lie over everything, in the body. */
export function PortalContainer({ element, children }: PortalContainerProps) {
  return <Container value={element ?? undefined}>{children}</Container>;
}

/** The element that a menu or a tooltip is put into; none is the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(Container);
}

'use client';

import { createContext, use, type ReactNode } from 'react';

interface Containers {
  /** Of menus, popovers and tooltips. */
  floating: HTMLElement | undefined;
  /** Of dialogs, sheets and what else covers the window. */
  covering: HTMLElement | undefined;
}

const ContainersContext = createContext<Containers>({ floating: undefined, covering: undefined });

export interface PortalContainerProps {
  /**
   * Element that menus, popovers and tooltips are rendered into, and dialogs and sheets as well if it is in a shadow
   * root or in the document of a frame. The page's `main` keeps menus inside a landmark.
   * @default document.body
   */
  element?: HTMLElement | null;
  children: ReactNode;
}

/**
 * Sets the portal container of the menus, popovers and tooltips inside it. Dialogs and sheets are rendered into
 * `document.body`, over everything else, or into the container if it is in a shadow root or in another document, where
 * the styles of this one do not apply. Menus, popovers and tooltips inside them are rendered into the dialog.
 */
export function PortalContainer({ element, children }: PortalContainerProps) {
  const container = element ?? undefined;
  return (
    <ContainersContext value={{ floating: container, covering: container }}>{children}</ContainersContext>
  );
}

/** Sets the container of menus, popovers and tooltips only. */
export function FloatingContainer({ element, children }: PortalContainerProps) {
  const { covering } = use(ContainersContext);
  return (
    <ContainersContext value={{ floating: element ?? undefined, covering }}>{children}</ContainersContext>
  );
}

/** The portal container of a menu, a popover or a tooltip. `undefined` means `document.body`. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(ContainersContext).floating;
}

/** The portal container of a dialog or a sheet. `undefined` means `document.body`. */
export function useCoveringContainer(): HTMLElement | undefined {
  const { covering } = use(ContainersContext);
  return covering?.isConnected && covering.getRootNode() !== document ? covering : undefined;
}

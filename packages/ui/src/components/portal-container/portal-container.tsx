import { createContext, type ReactNode } from 'react';

interface Containers {
  /** Of menus, popovers and tooltips. */
  floating?: HTMLElement | null | undefined;
  /** Of dialogs, sheets and what else covers the window. */
  covering?: HTMLElement | null | undefined;
}

export const ContainersContext = createContext<Containers>({});

export interface PortalContainerProps {
  /**
   * Element that every layer is rendered into: dialogs, sheets, menus, popovers and tooltips.
   * @default the `body` of the document, or the shadow root, in which the layer is opened
   */
  element?: HTMLElement | null;
  children: ReactNode;
}

/**
 * Sets the container of all layers that are opened inside it. Menus, popovers and tooltips of a dialog are rendered into
 * the dialog. A layer has the direction, the language, the theme and the tokens of the place that it is opened from,
 * wherever its container is.
 * @beta
 */
export function PortalContainer({ element, children }: PortalContainerProps) {
  return <ContainersContext value={{ floating: element, covering: element }}>{children}</ContainersContext>;
}

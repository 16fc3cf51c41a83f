'use client';

import { hideOthers } from 'aria-hidden';
import { Dialog } from 'radix-ui';
import type { ComponentProps, ComponentType } from 'react';
import { focusFirst, keepFocus } from '../../lib/layer-focus';
import { onEscapePress } from '../../lib/on-escape-press';
import { Layer } from '../portal-container/layer';
import { keepForOwnParts } from '../portal-container/own-parts';
import { DialogOverlay } from './dialog-overlay';
import { DialogPortalContainer } from './dialog-portal-container';

type ContentProps = ComponentProps<typeof Dialog.Content>;

interface ModalLayerProps extends ContentProps {
  open: boolean;
  /** Without it a press outside does not close the layer. */
  onClose?: () => void;
  /** The content of Radix: that of an alert dialog chooses what gets the focus. */
  as?: ComponentType<ContentProps>;
  /** Its name in `data-ui`, and the first part of that of its overlay. */
  name: string;
}

/** A layer that covers the window, with its overlay: a dialog, an alert dialog, a sheet or a view. */
export function ModalLayer({
  open,
  as: Content = Dialog.Content,
  name,
  onClose,
  onEscapeKeyDown,
  onInteractOutside,
  onOpenAutoFocus,
  onKeyDown,
  children,
  ...props
}: ModalLayerProps) {
  return (
    <Layer
      open={open}
      covers={hideBeside}
      closing={onClose && { ...props, onInteractOutside, close: onClose }}
    >
      <DialogOverlay data-ui={`${name}-overlay`} />
      <Content
        data-ui={`${name}-content`}
        onEscapeKeyDown={onEscapePress(onEscapeKeyDown)}
        onInteractOutside={keepForOwnParts(onInteractOutside)}
        {...props}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event);
          if (Content === Dialog.Content) focusFirst(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          keepFocus(event);
        }}
      >
        <DialogPortalContainer>{children}</DialogPortalContainer>
      </Content>
    </Layer>
  );
}

/** Hides what is beside a layer in its shadow roots from screen readers. Radix does so in the document. */
function hideBeside(layer: Element): () => void {
  const root = layer.getRootNode();
  if (!('host' in root)) return () => {};
  const ends = [hideOthers(layer, root as unknown as HTMLElement), hideBeside(root.host as Element)];
  return () => ends.forEach((end) => end());
}

import { hideOthers } from 'aria-hidden';
import { Dialog } from 'radix-ui';
import { type ComponentProps, type ComponentType, useRef, use, useState, type ReactNode } from 'react';
import { focusFirst, keepFocus } from '../../lib/layer-focus';
import { onEscapePress } from '../../lib/on-escape-press';
import { Layer } from '../portal-container/layer';
import { keepForOwnParts } from '../portal-container/own-parts';
import { useScrollLock } from '../../lib/use-scroll-lock';
import { ContainersContext } from '../portal-container/portal-container';

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

/**
 * Covers the page behind a modal layer. It replaces Radix's overlay, whose scroll lock adds a `<style>` element, which a
 * strict Content-Security-Policy refuses, until https://github.com/radix-ui/primitives/issues/3063 is solved.
 */
function DialogOverlay(props: ComponentProps<'div'>) {
  const overlay = useRef<HTMLDivElement>(null);
  useScrollLock(overlay);
  return (
    // Radix disables presses on everything but the layer.
    <div className="ui:pointer-events-auto ui:fixed ui:inset-0 ui:z-50" {...props}>
      {/* Radix would keep an element with an animation if it is closed before that has started (no issue found). */}
      <div ref={overlay} className="ui:size-full ui:animate-fade-in ui:bg-overlay" />
    </div>
  );
}

/**
 * Renders the menus, popovers and tooltips of a dialog inside the dialog: in `document.body` they would be outside of
 * every landmark.
 */
function DialogPortalContainer({ children }: { children: ReactNode }) {
  const { covering } = use(ContainersContext);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  return (
    <ContainersContext value={{ floating, covering }}>
      {children}
      <div ref={setFloating} className="ui:contents" />
    </ContainersContext>
  );
}

import { Dialog, DialogContent, DialogTitle, PortalContainer, UiProvider } from '@product/ui';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { takeStyles } from '../../packages/ui/src/components/portal-container/story-roots';

interface PlaceProps {
  children: ReactNode;
}

const Element = ({ children }: PlaceProps) => <div className="h-128 overflow-auto">{children}</div>;

/** Of a page whose own sideways container has `overflow-y: auto` as well, and does not scroll. */
const Wrapped = ({ children }: PlaceProps) => <div className="overflow-x-auto">{children}</div>;

const InDialog = ({ children }: PlaceProps) => (
  <Dialog open>
    <DialogContent closeLabel="Close" aria-describedby={undefined}>
      <DialogTitle>Dialog</DialogTitle>
      {children}
    </DialogContent>
  </Dialog>
);

/** A shadow root within an element that scrolls. */
function Shadow({ children }: PlaceProps) {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  return (
    <Element>
      <div
        data-place=""
        ref={(host) => {
          if (!host || host.shadowRoot) return;
          const root = host.attachShadow({ mode: 'open' });
          takeStyles(root);
          setInside(root.appendChild(document.createElement('div')));
        }}
      />
      {inside && createPortal(<PortalContainer element={inside}>{children}</PortalContainer>, inside)}
    </Element>
  );
}

function Frame({ children }: PlaceProps) {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        data-place=""
        title="Frame"
        sandbox="allow-same-origin"
        className="h-128 w-full"
        ref={(frame) => {
          const page = frame?.contentDocument;
          if (!page || page.title) return;
          page.open();
          page.write(`<!doctype html><html lang="${document.documentElement.lang}"><title>Frame</title>`);
          page.close();
          takeStyles(page);
          setInside(page.body.appendChild(page.createElement('main')));
        }}
      />
      {inside && createPortal(<PortalContainer element={inside}>{children}</PortalContainer>, inside)}
    </>
  );
}

const Island = ({ children }: PlaceProps) => (
  <div dir="rtl">
    <UiProvider direction="rtl">{children}</UiProvider>
  </div>
);

/** Where a host may put a piece. */
export const PLACES = {
  page: Wrapped,
  element: Element,
  dialog: InDialog,
  shadow: Shadow,
  frame: Frame,
  island: Island,
};

/** The piece with a test id, in whichever place it is. */
export function findPiece(): HTMLElement {
  const place = document.querySelector('[data-place]');
  const roots = [document, place?.shadowRoot, (place as HTMLIFrameElement | null)?.contentDocument];
  const found = roots.map((root) => root?.querySelector<HTMLElement>('[data-testid=piece]'));
  const piece = found.find(Boolean);
  if (!piece) throw new Error('The piece is not rendered yet.');
  return piece;
}

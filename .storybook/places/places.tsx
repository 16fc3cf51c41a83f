import { Dialog, DialogContent, DialogTitle, PortalContainer, UiProvider, type UiTexts } from '@product/ui';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import arabic from '../../packages/ui/src/locales/ar.json';
import { InShadowRoot, takeStyles } from '../../packages/ui/src/components/portal-container/story-roots';

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
          // A theme of its own: the tokens of a shadow root begin with that of its host.
          host.className = 'light bg-surface text-ink';
          const root = host.attachShadow({ mode: 'open' });
          takeStyles(root);
          setInside(root.appendChild(document.createElement('div')));
        }}
      />
      {inside && createPortal(<PortalContainer>{children}</PortalContainer>, inside)}
    </Element>
  );
}

/** A host in the shadow root of another one. */
const Nested = ({ children }: PlaceProps) => (
  <div className="light bg-surface text-ink">
    <InShadowRoot>
      <p data-testid="beside">Beside</p>
      <InShadowRoot>{children}</InShadowRoot>
    </InShadowRoot>
  </div>
);

/** Its document has an address of its own, to which the fragments of links do not belong. */
function Frame({ children }: PlaceProps) {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        data-place=""
        title="Frame"
        sandbox="allow-same-origin allow-forms"
        className="h-128 w-full"
        ref={(frame) => {
          const page = frame?.contentDocument;
          if (!page || page.title) return;
          takeStyles(page);
          page.documentElement.lang = document.documentElement.lang;
          page.documentElement.className = document.documentElement.className;
          page.title = 'Frame';
          setInside(page.body.appendChild(page.createElement('main')));
        }}
      />
      {inside && createPortal(<PortalContainer>{children}</PortalContainer>, inside)}
    </>
  );
}

const BRAND = { '--ui-brand': '#0a7d4f', '--ui-accent': '#0a7d4f', '--ui-radius-lg': '3px' };

/** Another direction, language, theme and brand than those of the page. */
const Island = ({ children }: PlaceProps) => (
  <section dir="rtl" lang="ar" className="dark bg-surface p-4 text-ink" style={BRAND as CSSProperties}>
    <UiProvider locale="ar" texts={arabic as UiTexts}>
      {children}
    </UiProvider>
  </section>
);

/** Where a host may put a piece. */
export const PLACES = {
  page: Wrapped,
  element: Element,
  dialog: InDialog,
  shadow: Shadow,
  nested: Nested,
  frame: Frame,
  island: Island,
};

/** The piece with a test id, in whichever place it is. */
export function findPiece(root: Document | ShadowRoot = document): HTMLElement | undefined {
  const found = root.querySelector<HTMLElement>('[data-testid=piece]');
  if (found) return found;
  const place = root.querySelector('[data-place], [data-testid=elsewhere]');
  const inside = place?.shadowRoot ?? (place as HTMLIFrameElement | null)?.contentDocument;
  return inside ? findPiece(inside) : undefined;
}

import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PortalContainer } from './portal-container';

/** Gives the styles of the page to a shadow root or to the document of a frame, and more after them. */
export function takeStyles(root: ShadowRoot | Document, more = '') {
  const view = (root.ownerDocument ?? root).defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  sheet.replaceSync?.([...rules.filter((rule) => !rule.startsWith('@import')), more].join('\n'));
  root.adoptedStyleSheets = [sheet];
}

/** A host with a shadow root, in which all layers of the children open. */
export function InShadowRoot({ children }: { children: ReactNode }) {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  return (
    <div
      data-testid="elsewhere"
      ref={(host) => {
        if (!host || host.shadowRoot) return;
        const root = host.attachShadow({ mode: 'open' });
        takeStyles(root);
        // The theme of the page: the tokens of a shadow root begin with it.
        host.className = document.documentElement.className;
        setInside(root.appendChild(document.createElement('div')));
      }}
    >
      {inside && createPortal(<PortalContainer element={inside}>{children}</PortalContainer>, inside)}
    </div>
  );
}

/** Presses Tab as a user does: what the page does not handle is left to the browser, which does nothing here. */
export const pressTab = (element: Element, shiftKey = false, isComposing = false) =>
  !element.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Tab',
      shiftKey,
      isComposing,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );

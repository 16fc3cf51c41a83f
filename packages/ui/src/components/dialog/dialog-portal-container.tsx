'use client';

import { useState, type ReactNode } from 'react';
import { FloatingContainer } from '../portal-container/portal-container';

/**
 * Renders the menus, popovers and tooltips of a dialog inside the dialog: in `document.body` they would be outside of
 * every landmark.
 */
export function DialogPortalContainer({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <FloatingContainer element={element}>
      {children}
      <div ref={setElement} className="ui:contents" />
    </FloatingContainer>
  );
}

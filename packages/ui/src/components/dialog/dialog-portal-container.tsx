'use client';

import { use, useState, type ReactNode } from 'react';
import { ContainersContext } from '../portal-container/portal-container';

/**
 * Renders the menus, popovers and tooltips of a dialog inside the dialog: in `document.body` they would be outside of
 * every landmark.
 */
export function DialogPortalContainer({ children }: { children: ReactNode }) {
  const { covering } = use(ContainersContext);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  return (
    <ContainersContext value={{ floating, covering }}>
      {children}
      <div ref={setFloating} className="ui:contents" />
    </ContainersContext>
  );
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PanelControls } from './controls';
import { MockPanel } from './mock-panel';

export function startPanel(controls: PanelControls): void {
  const place = document.createElement('div');
  place.id = 'mock-panel';
  // Its texts are English on every page.
  Object.assign(place, { lang: 'en', dir: 'ltr' });
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <MockPanel controls={controls} />
    </StrictMode>,
  );
}

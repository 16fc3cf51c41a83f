import { element } from '../../src/lib/element';
import { isPaletteKey } from '../../src/lib/palette-key';

/**
 * Answers the key of the palette until the app listens (src/app/lazy-quick-keys.tsx), by the same spinner as for
 * a layer that is loading. Escape takes the press back.
 */
export function recordPaletteKey() {
  let pressed: KeyboardEvent | undefined;
  const frame = element('div', 'pointer-events-none fixed inset-0 z-50 grid place-items-center');
  const box = element('div', 'rounded-lg border border-line bg-surface-raised p-5 text-ink-muted shadow-3');
  const ring = element(
    'span',
    'ui:block ui:size-7 ui:animate-spin ui:rounded-full ui:border-2 ui:border-[color-mix(in_oklch,currentColor_28%,transparent)] ui:border-t-current',
  );
  frame.dataset['pendingLayer'] = '';
  box.append(ring);
  frame.append(box);
  const record = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      pressed = undefined;
      frame.remove();
    } else if (isPaletteKey(event)) {
      event.preventDefault();
      pressed = event;
      document.body.append(frame);
    }
  };
  addEventListener('keydown', record);
  window.takePaletteKey = () => {
    removeEventListener('keydown', record);
    frame.remove();
    return pressed;
  };
}

/** What opens a menu is the pointer that goes down, what chooses a tab the mouse, and the rest is a click. */
const KINDS = ['pointerdown', 'mousedown', 'click'] as const;

declare global {
  interface Window {
    /** What was pressed in a drawn page before its code was here, and how. */
    pressedEarly?: [HTMLButtonElement, (typeof KINDS)[number]][];
  }
}

/** In the order of the presses. */
export const pressedEarly = () => window.pressedEarly ?? [];

/** Until the app takes a drawn page over (src/start/mount.ts), what is pressed in it is kept. */
export function keepPresses() {
  const pressed: NonNullable<Window['pressedEarly']> = (window.pressedEarly = []);
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-drawn] button');
    if (!button) return;
    // By keyboard there is a click alone.
    if (event.type === 'click' && (event as UIEvent).detail === 0) pressed.push([button, 'pointerdown']);
    pressed.push([button, event.type as (typeof KINDS)[number]]);
    if (event.type === 'click' && button.type === 'submit') event.preventDefault();
  };
  for (const kind of KINDS) addEventListener(kind, keep, true);
  const forget = () => KINDS.forEach((kind) => removeEventListener(kind, keep, true));
  addEventListener('take-over', forget, { once: true });
}

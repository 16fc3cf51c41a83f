/** Menus open on `pointerdown`, tabs are chosen on `mousedown`, other buttons react to `click`. */
const KINDS = ['pointerdown', 'mousedown', 'click'] as const;

declare global {
  interface Window {
    /** The buttons pressed in prerendered HTML before its code had loaded, each with the type of the event. */
    pressedEarly?: [HTMLButtonElement, (typeof KINDS)[number]][];
  }
}

/** The recorded events in the order in which they occurred. */
export const pressedEarly = () => window.pressedEarly ?? [];

/** Records events on buttons of prerendered HTML until the app hydrates it (src/start/mount.ts). */
export function keepPresses() {
  const pressed: NonNullable<Window['pressedEarly']> = (window.pressedEarly = []);
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-drawn] button');
    if (!button) return;
    // A press by keyboard fires only a `click`.
    if (event.type === 'click' && (event as UIEvent).detail === 0) pressed.push([button, 'pointerdown']);
    pressed.push([button, event.type as (typeof KINDS)[number]]);
    if (event.type === 'click' && button.type === 'submit') event.preventDefault();
  };
  for (const kind of KINDS) addEventListener(kind, keep, true);
  const forget = () => KINDS.forEach((kind) => removeEventListener(kind, keep, true));
  addEventListener('take-over', forget, { once: true });
}

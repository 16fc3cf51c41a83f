import { MOUNT_EVENT, PRERENDERED, type RecordedEvent } from '../protocol';

/** Menus open on `pointerdown`, tabs are chosen on `mousedown`, other buttons react to `click`. */
const TYPES = ['pointerdown', 'mousedown', 'click'] as const;

/** Records events on prerendered buttons until the app mounts, which replays them (src/start/mount.ts). */
export function recordEvents() {
  const recorded: RecordedEvent[] = (window.recordedEvents = []);
  const record = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(`[${PRERENDERED}] button`);
    if (!button) return;
    // A press by keyboard fires only a `click`.
    if (event.type === 'click' && (event as UIEvent).detail === 0) recorded.push([button, 'pointerdown']);
    recorded.push([button, event.type as RecordedEvent[1]]);
    if (event.type === 'click') setPending(button, true);
    if (event.type === 'click' && button.type === 'submit') event.preventDefault();
  };
  const controller = new AbortController();
  for (const type of TYPES) addEventListener(type, record, { capture: true, signal: controller.signal });
  addEventListener(MOUNT_EVENT, () => {
    controller.abort();
    for (const [button] of recorded) setPending(button, false);
  });
}

/** Shows that the press waits for the app. */
function setPending(button: HTMLButtonElement, isPending: boolean) {
  button.toggleAttribute('data-pending', isPending);
  if (isPending) button.ariaBusy = 'true';
  else button.removeAttribute('aria-busy');
}

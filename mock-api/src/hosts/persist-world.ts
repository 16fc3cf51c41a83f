import type { World } from '../world';
import { readSnapshot, storedText, subscribeToOtherTabs, writeSnapshot } from './storage';

/**
 * Stores each change, and restores the changes of other tabs: at their event, or before it if a call or a change comes
 * first. A restored change is not stored again. When the page is left, its pending calls end, so that their refunds are
 * stored.
 */
export function persistWorld(world: World): void {
  // What is in the storage, not what was written: a write fails if the storage is full.
  let known = storedText();
  const startWriting = () =>
    world.onChange(() => {
      writeSnapshot(world.snapshot());
      known = storedText();
    });
  let stopWriting = startWriting();
  world.refresh = () => {
    const text = storedText();
    if (text === known) return;
    known = text;
    const latest = readSnapshot();
    if (!latest) return;
    stopWriting();
    world.restore(latest);
    stopWriting = startWriting();
  };
  subscribeToOtherTabs(world.refresh);
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) world.close();
  });
}

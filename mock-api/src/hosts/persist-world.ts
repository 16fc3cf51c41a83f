import type { World } from '../world';
import { readSnapshot, storedText, subscribeToOtherTabs, writeSnapshot } from './storage';

/**
 * Stores each change, and restores the changes of other tabs: at their event, or before it if a call or a change comes
 * first. A restored change is not stored again. When the page is left, its pending calls end, so that their refunds are
 * stored.
 */
export function persistWorld(world: World): void {
  const { appPath } = world;
  // What is in the storage, not what was written: a write fails if the storage is full.
  let known = storedText(appPath);
  const startWriting = () =>
    world.onChange(() => {
      writeSnapshot(appPath, world.snapshot());
      known = storedText(appPath);
    });
  let stopWriting = startWriting();
  world.refresh = () => {
    const text = storedText(appPath);
    if (text === known) return;
    known = text;
    const latest = readSnapshot(appPath);
    if (!latest) return;
    stopWriting();
    world.restore(latest);
    stopWriting = startWriting();
  };
  subscribeToOtherTabs(appPath, world.refresh);
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) world.close();
  });
}

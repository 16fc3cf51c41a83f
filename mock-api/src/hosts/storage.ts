import type { Shelf } from '../studio';
import { SNAPSHOT_VERSION, type Snapshot } from '../world';

const WORLD_KEY = 'mock-api:world';
const MEDIA_CACHE = 'mock-api:media';

/** The world this browser remembers. Storage that is barred, or holds something else, is no memory. */
export function readSnapshot(): Snapshot | undefined {
  try {
    const snapshot: Snapshot | null = JSON.parse(localStorage.getItem(WORLD_KEY) ?? 'null');
    return snapshot?.version === SNAPSHOT_VERSION ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Written at once, so that a reload in the same instant finds it. */
export function writeSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(WORLD_KEY, JSON.stringify(snapshot));
  } catch {
    // Barred or full: the world lasts as long as the page.
  }
}

/** Calls back when another tab has changed the world. */
export function onForeignWrite(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === WORLD_KEY) listener();
  });
}

/** Keeps pictures and videos beside the page, so that a reload shows them at once. */
export const browserShelf: Shelf = {
  async take(id) {
    const kept = await withCache((cache) => cache.match(toKey(id)));
    return kept && new Uint8Array(await kept.arrayBuffer());
  },
  async put(id, file) {
    await withCache((cache) => cache.put(toKey(id), new Response(file)));
  },
};

export async function forgetMedia(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(MEDIA_CACHE);
}

/** Storage that is barred or full keeps nothing, and breaks nothing. */
async function withCache<Result>(job: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await job(await caches.open(MEDIA_CACHE));
  } catch {
    return undefined;
  }
}

function toKey(id: string): string {
  return `/mock-api/media/${id}`;
}

import type { MediaCache } from '../media/media-renderer';
import { isSnapshot } from '../is-snapshot';
import type { Snapshot } from '../world';

const WORLD_KEY = 'mock-api:world';
const MEDIA_CACHE = 'mock-api:media';

/** The stored world as text; `null` if there is none, or storage is blocked. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(WORLD_KEY);
  } catch {
    return null;
  }
}

/** Reads the stored world; `undefined` if storage is blocked or contains anything else. */
export function readSnapshot(): Snapshot | undefined {
  try {
    const snapshot: unknown = JSON.parse(storedText() ?? 'null');
    return isSnapshot(snapshot) ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a world synchronously, so that an immediate reload finds it. */
export function writeSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(WORLD_KEY, JSON.stringify(snapshot));
  } catch {
    // Storage is blocked or full: the world lasts as long as the page.
  }
}

export function subscribeToOtherTabs(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === WORLD_KEY) listener();
  });
}

/** Media cache in the browser's `CacheStorage`, so that a reload shows pictures and videos at once. */
export const browserMediaCache: MediaCache = {
  async get(id) {
    const cached = await withCache((cache) => cache.match(toKey(id)));
    return cached && new Uint8Array(await cached.arrayBuffer());
  },
  async put(id, file) {
    await withCache((cache) => cache.put(toKey(id), new Response(file)));
  },
};

export async function clearMediaCache(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(MEDIA_CACHE);
}

/** Runs a job on the cache; `undefined` if storage is blocked or full. */
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

import type { MediaCache } from '../media/media-renderer';
import { isSnapshot } from '../is-snapshot';
import type { Snapshot } from '../world';

/** The names at an app's path: apps at different paths of one origin share nothing. */
export const worldKey = (appPath: string) => `mock-api:${appPath}/:world`;
const mediaCacheName = (appPath: string) => `mock-api:${appPath}/:media`;

/** The names of earlier versions, which all apps of an origin shared. */
const EARLIER_WORLD_KEY = 'mock-api:world';
const EARLIER_MEDIA_CACHE = 'mock-api:media';

/** The stored world as text; `null` if there is none, or storage is blocked. */
export function storedText(appPath: string): string | null {
  try {
    return localStorage.getItem(worldKey(appPath));
  } catch {
    return null;
  }
}

/** Takes over the world that an earlier version has stored, if there is one. Its media are rendered again. */
export function takeOverWorld(appPath: string): void {
  try {
    const earlier = localStorage.getItem(EARLIER_WORLD_KEY);
    if (earlier === null) return;
    localStorage.removeItem(EARLIER_WORLD_KEY);
    if (storedText(appPath) === null) localStorage.setItem(worldKey(appPath), earlier);
    void caches.delete(EARLIER_MEDIA_CACHE);
  } catch {
    // Storage is blocked: there is nothing to take over.
  }
}

/** Reads the stored world; `undefined` if storage is blocked or contains anything else. */
export function readSnapshot(appPath: string): Snapshot | undefined {
  try {
    const snapshot: unknown = JSON.parse(storedText(appPath) ?? 'null');
    return isSnapshot(snapshot) ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a world synchronously, so that an immediate reload finds it. */
export function writeSnapshot(appPath: string, snapshot: Snapshot): void {
  try {
    localStorage.setItem(worldKey(appPath), JSON.stringify(snapshot));
  } catch {
    // Storage is blocked or full: the world lasts as long as the page.
  }
}

const PAGE_KEY = 'mock-api:page';

/** Stores a text for the next load of this page, for `takeAfterReload`. */
export function keepForReload(text: string): void {
  try {
    sessionStorage.setItem(PAGE_KEY, text);
  } catch {
    // Storage is blocked or full.
  }
}

/** Removes the stored text, and returns it if the page was reloaded. */
export function takeAfterReload(): string | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    const text = sessionStorage.getItem(PAGE_KEY);
    sessionStorage.removeItem(PAGE_KEY);
    return load?.type === 'reload' ? (text ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

export function subscribeToOtherTabs(appPath: string, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === worldKey(appPath)) listener();
  });
}

/** Media cache in the browser's `CacheStorage`, so that a reload shows pictures and videos at once. */
export const browserMediaCache = (appPath: string): MediaCache => ({
  async get(id) {
    const cached = await withCache(appPath, (cache) => cache.match(toKey(id)));
    return cached && new Uint8Array(await cached.arrayBuffer());
  },
  async put(id, file) {
    await withCache(appPath, (cache) => cache.put(toKey(id), new Response(file)));
  },
});

export async function clearMediaCache(appPath: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(mediaCacheName(appPath));
}

/** Runs a job on the cache; `undefined` if storage is blocked or full. */
async function withCache<Result>(
  appPath: string,
  job: (cache: Cache) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await job(await caches.open(mediaCacheName(appPath)));
  } catch {
    return undefined;
  }
}

function toKey(id: string): string {
  return `/mock-api/media/${id}`;
}

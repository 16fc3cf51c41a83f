import { tabStorage } from '../../lib/safe-storage';
import { TAB_KEYS } from '../../lib/stored';

const MAX_ENTRIES = 50;

/** Scroll positions in px by history entry, kept for the lifetime of the tab. No content of the page. */
export interface ScrollMemory {
  set: (key: string, top: number) => void;
  get: (key: string) => number | undefined;
  /** Saves the latest positions to session storage for the next page load. */
  store: () => void;
}

export function createScrollMemory(): ScrollMemory {
  const tops = new Map(read());
  return {
    set(key, top) {
      tops.delete(key);
      tops.set(key, top);
    },
    get: (key) => tops.get(key),
    store: () => tabStorage.set(TAB_KEYS.scroll, JSON.stringify([...tops].slice(-MAX_ENTRIES))),
  };
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(TAB_KEYS.scroll) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

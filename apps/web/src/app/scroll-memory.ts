import { tabStorage } from '../lib/safe-storage';

const STORAGE_KEY = 'scroll';
const MOST = 50;

/** How far each location was scrolled, for this tab's life. Numbers only: nothing of what was read there. */
export interface ScrollMemory {
  keep: (key: string, top: number) => void;
  find: (key: string) => number | undefined;
  /** Writes it down for the page that comes after this one. */
  store: () => void;
}

export function createScrollMemory(): ScrollMemory {
  const tops = new Map(read());
  return {
    keep(key, top) {
      tops.delete(key);
      tops.set(key, top);
    },
    find: (key) => tops.get(key),
    store: () => tabStorage.set(STORAGE_KEY, JSON.stringify([...tops].slice(-MOST))),
  };
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

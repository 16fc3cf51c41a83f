import { createDraftStore } from '../draft/draft-store';

/** A draft in memory, which a reload of the page loses. */
export function memoryDrafts() {
  let text: string | null = null;
  return createDraftStore({
    get: () => text,
    set: (next) => void (text = next),
    remove: () => void (text = null),
  });
}

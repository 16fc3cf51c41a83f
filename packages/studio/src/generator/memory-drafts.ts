import { createDraftStore } from '../draft/draft-store';

/** A draft that is gone with the page. */
export function memoryDrafts() {
  let text: string | null = null;
  return createDraftStore({
    get: () => text,
    set: (next) => {
      text = next;
    },
    remove: () => {
      text = null;
    },
  });
}

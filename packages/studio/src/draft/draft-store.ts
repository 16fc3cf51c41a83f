import type { Id } from '@product/api-client';
import type { GeneratorChoices } from '@product/domain';

/** One entry of a storage. It must not throw: without storage `get` returns `null`. */
export interface DraftStorage {
  get: () => string | null;
  set: (text: string) => void;
  remove: () => void;
}

/** What the user has typed and chosen in the generator, with the user's id. */
export interface DraftStore extends Pick<DraftStorage, 'get'> {
  /** Without a user the draft belongs to the one who signs in next. */
  save: (choices: Partial<GeneratorChoices>, userId?: Id) => void;
  /** Saves after `DRAFT_DELAY_MS`: saving at every key press would slow typing down. */
  saveSoon: (read: () => GeneratorChoices, userId: Id | undefined) => void;
  /** Saves now what `saveSoon` has scheduled. */
  flush: () => void;
  /** Removes the draft, and what is scheduled. */
  clear: () => void;
}

export const DRAFT_DELAY_MS = 400;

export function createDraftStore({ get, set, remove }: DraftStorage): DraftStore {
  let scheduled: { save: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

  const cancelScheduled = () => {
    clearTimeout(scheduled?.timer);
    scheduled = undefined;
  };
  const save: DraftStore['save'] = (choices, userId) => {
    cancelScheduled();
    set(JSON.stringify({ ...choices, userId }));
  };
  const flush = () => scheduled?.save();
  return {
    get,
    save,
    saveSoon(read, userId) {
      if (scheduled) return;
      scheduled = { save: () => save(read(), userId), timer: setTimeout(flush, DRAFT_DELAY_MS) };
    },
    flush,
    clear() {
      cancelScheduled();
      remove();
    },
  };
}

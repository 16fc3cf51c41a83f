import type { Id } from '@product/api-client';
import { createListeners, readStored, type GeneratorChoices } from '@product/domain';

/** One entry of a storage. It must not throw: without storage `get` returns `null`. */
export interface DraftStorage {
  get: () => string | null;
  set: (text: string) => void;
  remove: () => void;
}

/** What the user has typed and chosen in the generator, with the user's id. */
export interface DraftStore extends Pick<DraftStorage, 'get'> {
  /**
   * Puts choices into the draft of this user, and keeps the others. A prompt that they replace is added to `replaced`.
   * Without a user the draft belongs to the one who signs in next.
   */
  save: (choices: Partial<GeneratorChoices>, userId?: Id) => void;
  /** Saves after `DRAFT_DELAY_MS`: saving at every key press would slow typing down. */
  saveSoon: (read: () => GeneratorChoices, userId: Id | undefined) => void;
  /** Saves now what `saveSoon` has scheduled. */
  flush: () => void;
  /** Prompts that were typed and then replaced, newest first. They are kept in memory until `clear`. */
  replaced: () => readonly string[];
  /** Calls the listener after each change of `replaced`. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Removes the draft, what is scheduled, and the replaced prompts. */
  clear: () => void;
}

export const DRAFT_DELAY_MS = 400;

export function createDraftStore({ get, set, remove }: DraftStorage): DraftStore {
  let scheduled: { write: () => void; timer: ReturnType<typeof setTimeout> } | undefined;
  let replaced: readonly string[] = [];
  const { subscribe, notify } = createListeners();

  const cancelScheduled = () => {
    clearTimeout(scheduled?.timer);
    scheduled = undefined;
  };
  const setReplaced = (prompts: readonly string[]) => {
    if (prompts.length === replaced.length) return;
    replaced = prompts;
    notify();
  };
  const write = (choices: StoredDraft, userId: Id | undefined) => {
    cancelScheduled();
    set(JSON.stringify({ ...choices, userId }));
  };
  const flush = () => scheduled?.write();
  return {
    get,
    save(choices, userId) {
      flush();
      const before = readDraft(get(), userId);
      if (!before) setReplaced([]);
      const prompt = before?.prompt;
      if (typeof prompt === 'string' && prompt !== (choices.prompt ?? prompt))
        setReplaced([prompt, ...replaced]);
      write({ ...before, ...choices }, userId);
    },
    saveSoon(read, userId) {
      if (scheduled) return;
      scheduled = { write: () => write(read(), userId), timer: setTimeout(flush, DRAFT_DELAY_MS) };
    },
    flush,
    replaced: () => replaced,
    subscribe,
    clear() {
      cancelScheduled();
      setReplaced([]);
      remove();
    },
  };
}

/** The stored draft, whose values are unchecked, unless it is another user's. A draft without a user is a visitor's. */
export function readDraft(stored: string | null, userId: Id | undefined): StoredDraft | undefined {
  const draft = readStored(stored) as StoredDraft;
  return [undefined, userId].includes(draft.userId) ? draft : undefined;
}

type StoredDraft = { [Key in keyof GeneratorChoices]?: unknown } & { userId?: Id };

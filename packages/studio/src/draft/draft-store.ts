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
  addReplaced: (prompt: string) => void;
  /** Removes the draft, what is scheduled, and the replaced prompts. */
  clear: () => void;
}

export const DRAFT_DELAY_MS = 400;

export function createDraftStore({ get, set, remove }: DraftStorage): DraftStore {
  let scheduled: { write: () => void; timer: ReturnType<typeof setTimeout> } | undefined;
  let replaced: readonly string[] = [];

  const cancelScheduled = () => {
    clearTimeout(scheduled?.timer);
    scheduled = undefined;
  };
  const write: DraftStore['save'] = (choices, userId) => {
    cancelScheduled();
    set(JSON.stringify({ ...choices, userId }));
  };
  const flush = () => scheduled?.write();
  const addReplaced = (prompt: string) => {
    replaced = [prompt, ...replaced];
  };
  return {
    get,
    save(choices, userId) {
      flush();
      const draft = parseDraft(get());
      const isOwn = isDraftOf(draft, userId);
      if (!isOwn) replaced = [];
      const before = isOwn ? draft : {};
      const { prompt } = before;
      if (typeof prompt === 'string' && prompt !== (choices.prompt ?? prompt)) addReplaced(prompt);
      write({ ...before, ...choices }, userId);
    },
    saveSoon(read, userId) {
      if (scheduled) return;
      scheduled = { write: () => write(read(), userId), timer: setTimeout(flush, DRAFT_DELAY_MS) };
    },
    flush,
    replaced: () => replaced,
    addReplaced,
    clear() {
      cancelScheduled();
      replaced = [];
      remove();
    },
  };
}

/** A stored draft, whose values are unchecked. */
export function parseDraft(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether a draft may be shown to this user (`undefined`: a visitor): it is theirs, or a visitor's. */
export const isDraftOf = (draft: Record<string, unknown>, userId: Id | undefined) =>
  [undefined, userId].includes(draft['userId'] as Id | undefined);

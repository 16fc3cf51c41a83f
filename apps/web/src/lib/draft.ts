import type { GeneratorChoices } from '@product/domain';
import type { Id } from '@product/api-client';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

export const DRAFT_DELAY_MS = 400;

let waiting: { save: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

export function saveDraft(choices: Partial<GeneratorChoices>, userId?: Id) {
  forgetWaiting();
  tabStorage.set(TAB_KEYS.draft, JSON.stringify({ ...choices, userId }));
}

/** Saves after `DRAFT_DELAY_MS`: saving at every key press would slow typing down. */
export function saveDraftSoon(read: () => GeneratorChoices, userId: Id) {
  if (waiting) return;
  waiting = { save: () => saveDraft(read(), userId), timer: setTimeout(flushDraft, DRAFT_DELAY_MS) };
}

export function flushDraft() {
  waiting?.save();
}

export function clearDraft() {
  forgetWaiting();
  tabStorage.remove(TAB_KEYS.draft);
}

function forgetWaiting() {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}

import { createDraftStore, readDraft } from '@product/studio';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

/** The generator's input, stored for the lifetime of the tab. */
export const drafts = createDraftStore({
  get: () => tabStorage.get(TAB_KEYS.draft),
  set: (text) => tabStorage.set(TAB_KEYS.draft, text),
  remove: () => tabStorage.remove(TAB_KEYS.draft),
});

/** The prompt that a visitor has typed, which the next user to sign in gets. */
export function visitorsPrompt(): string {
  const prompt = readDraft(drafts.get(), undefined)?.prompt;
  return typeof prompt === 'string' ? prompt.trim() : '';
}

import type { Id } from '@product/api-client';
import { GENERATOR_DEFAULTS, knownSettings, type GeneratorChoices } from '@product/domain';
import { readDraft, type DraftStore } from './draft-store';

/**
 * The stored input of this user, or of a visitor (`undefined`) before; values that are missing or unknown are the
 * defaults. Another user's draft is removed. A visitor does not get a user's draft, which is kept: the session may have
 * expired, and the same user may sign in again.
 */
export function loadDraft(
  store: Pick<DraftStore, 'get' | 'clear'>,
  userId: Id | undefined,
): GeneratorChoices {
  const draft = readDraft(store.get(), userId);
  if (!draft) {
    if (userId !== undefined) store.clear();
    return GENERATOR_DEFAULTS;
  }
  return {
    ...GENERATOR_DEFAULTS,
    ...knownSettings(draft),
    ...(typeof draft.prompt === 'string' && { prompt: draft.prompt }),
  };
}

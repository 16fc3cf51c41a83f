import type { User } from '@product/api-client';
import { hintOfCreations } from './session-hint';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

/** Heights that the home page reserves above its pitch: for the last creations, and for a draft alone. */
export const HEIGHTS = { creations: '8rem', draft: '3.5rem' };

/** The element that has the height; the app renders it for everybody. */
export const ROOM_SELECTOR = '[data-last-work]';

/**
 * The height for what a signed-in user has made last, before that is known, so that nothing moves when it arrives.
 * `undefined` if there is probably nothing.
 * @param user if they are known already
 */
export function roomForWork(user?: User | null): string | undefined {
  const hint = hintOfCreations();
  if (hint === null && !user) return undefined;
  // A new account has no tokens.
  const mayHaveCreations = hint ? hint === 'creations' : user?.tokens !== 0;
  if (mayHaveCreations) return HEIGHTS.creations;
  return hasDraft() ? HEIGHTS.draft : undefined;
}

/** Whether there is a draft with a prompt, whoever it belongs to. */
const hasDraft = () => /"prompt":"\s*[^"\s]/.test(tabStorage.get(TAB_KEYS.draft) ?? '');

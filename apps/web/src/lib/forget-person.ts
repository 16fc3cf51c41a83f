import { forgetCredit } from './awaited-credit';
import { clearDraft } from './draft';
import { pendingLikes } from './pending-likes';

/** Removes everything that this tab keeps for a user. */
export function forgetPerson() {
  clearDraft();
  forgetCredit();
  pendingLikes.clear();
}

import { removePendingPayment } from './pending-payment';
import { clearDraft } from './draft';
import { pendingLikes } from './pending-likes';

/** Removes everything that this tab keeps for a user. */
export function clearUserData() {
  clearDraft();
  removePendingPayment();
  pendingLikes.clear();
}

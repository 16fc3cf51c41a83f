import { drafts } from './draft';
import { sessionFilters } from './session-filters';
import { pendingLikes } from './pending-likes';
import { tabStorage } from './safe-storage';
import { TAB_KEYS } from './stored';

export function clearUserData() {
  drafts.clear();
  tabStorage.remove(TAB_KEYS.pendingPayment);
  tabStorage.remove(TAB_KEYS.queue);
  pendingLikes.clear();
  sessionFilters.clear();
}

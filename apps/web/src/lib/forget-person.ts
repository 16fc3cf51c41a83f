import { forgetCredit } from './awaited-credit';
import { clearDraft } from './draft';

/** Removes everything that this tab has stored for a user. */
export function forgetPerson() {
  clearDraft();
  forgetCredit();
}

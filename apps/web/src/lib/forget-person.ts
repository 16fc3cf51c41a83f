import { forgetCredit } from './awaited-credit';
import { clearDraft } from './draft';

/** Forgets what this tab has kept for a person. */
export function forgetPerson() {
  clearDraft();
  forgetCredit();
}

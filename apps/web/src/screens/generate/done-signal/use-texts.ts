import { useLazyTexts } from '../../../core/use-lazy-texts';
import { screenTexts } from '../../../i18n/create-i18n';
import english from '../../../i18n/locales/en/done-signal.json';

const useOwnTexts = screenTexts('done-signal', english);

/** The texts of the signal. Suspends while they load. */
export function useTexts() {
  useLazyTexts('done-signal');
  return useOwnTexts();
}

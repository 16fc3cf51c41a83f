import { useLazyTexts } from '../../core/use-lazy-texts';
import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/update-notice.json';

const useOwnTexts = screenTexts('update-notice', english);

/** The texts of the notice. Suspends while they load. */
export function useTexts() {
  useLazyTexts('update-notice');
  return useOwnTexts();
}

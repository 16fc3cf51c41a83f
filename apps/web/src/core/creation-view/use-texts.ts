import { useLazyTexts } from '../use-lazy-texts';
import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/creation-view.json';

const useOwnTexts = screenTexts('creation-view', english);

/** The texts of what this device can do with a file. Suspends while they load. */
export function useTexts() {
  useLazyTexts('creation-view');
  return useOwnTexts();
}

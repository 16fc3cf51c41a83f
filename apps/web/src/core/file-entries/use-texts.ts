import { useLazyTexts } from '../use-lazy-texts';
import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/file-entries.json';

const useOwnTexts = screenTexts('file-entries', english);

/** The texts of what this device can do with a file. Suspends while they load. */
export function useTexts() {
  useLazyTexts('file-entries');
  return useOwnTexts();
}

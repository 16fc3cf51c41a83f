import { useLazyTexts } from '../../core/use-lazy-texts';
import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/commands.json';

const useOwnTexts = screenTexts('commands', english);

/** The texts of the palette and the shortcuts. Suspends while they load. */
export function useTexts() {
  useLazyTexts('commands');
  return useOwnTexts();
}

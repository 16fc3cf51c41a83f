import { lazyTexts } from '../use-lazy-texts';
import english from '../../i18n/locales/en/file-entries';

/** The texts of what this device can do with a file. Suspends while they load. */
export const useTexts = lazyTexts('file-entries', english);

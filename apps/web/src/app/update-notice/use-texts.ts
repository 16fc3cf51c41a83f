import { lazyTexts } from '../../core/use-lazy-texts';
import english from '../../i18n/locales/en/update-notice';

export const useTexts = lazyTexts('update-notice', english);

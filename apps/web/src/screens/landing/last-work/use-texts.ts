import { lazyTexts } from '../../../core/use-lazy-texts';
import english from '../../../i18n/locales/en/last-work';

export const useTexts = lazyTexts('last-work', english);

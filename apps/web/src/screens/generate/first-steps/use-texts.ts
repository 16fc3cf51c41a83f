import { lazyTexts } from '../../../core/use-lazy-texts';
import english from '../../../i18n/locales/en/first-steps';

export const useTexts = lazyTexts('first-steps', english);

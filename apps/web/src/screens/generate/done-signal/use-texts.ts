import { lazyTexts } from '../../../core/use-lazy-texts';
import english from '../../../i18n/locales/en/done-signal';

export const useTexts = lazyTexts('done-signal', english);

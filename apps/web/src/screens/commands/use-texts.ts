import { lazyTexts } from '../../core/use-lazy-texts';
import english from '../../i18n/locales/en/commands';

export const useTexts = lazyTexts('commands', english);

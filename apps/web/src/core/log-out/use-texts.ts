import { lazyTexts } from '../use-lazy-texts';
import english from '../../i18n/locales/en/log-out';

export const useTexts = lazyTexts('log-out', english);

import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/pricing.json';

export const useTexts = screenTexts('pricing', english);

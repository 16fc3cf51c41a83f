import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/pricing';

export const useTexts = screenTexts('pricing', english);

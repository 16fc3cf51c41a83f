import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/buy-tokens';

export const useTexts = screenTexts('buy-tokens', english);

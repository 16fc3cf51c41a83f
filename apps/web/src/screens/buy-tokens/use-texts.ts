import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/buy-tokens.json';

export const useTexts = screenTexts('buy-tokens', english);

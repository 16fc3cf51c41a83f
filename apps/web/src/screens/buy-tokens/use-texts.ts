import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/buy-tokens.json';

export const useTexts = screenTexts('buy-tokens', english);

import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/auth.json';

export const useTexts = screenTexts('auth', english);

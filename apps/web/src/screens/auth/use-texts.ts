import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/auth.json';

export const useTexts = screenTexts('auth', english);

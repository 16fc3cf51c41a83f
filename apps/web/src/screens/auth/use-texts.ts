import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/auth';

export const useTexts = screenTexts('auth', english);

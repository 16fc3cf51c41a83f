import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/landing';

export const useTexts = screenTexts('landing', english);

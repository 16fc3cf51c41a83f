import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/landing.json';

export const useTexts = screenTexts('landing', english);

import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/legal.json';

export const useTexts = screenTexts('legal', english);

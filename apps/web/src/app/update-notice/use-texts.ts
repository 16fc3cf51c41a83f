import english from '../../i18n/locales/en/update.json';
import { screenTexts } from '../../i18n/screen-texts';

export const useTexts = screenTexts('update', english);

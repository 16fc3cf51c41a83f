import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/not-found.json';

export const useTexts = screenTexts('not-found', english);

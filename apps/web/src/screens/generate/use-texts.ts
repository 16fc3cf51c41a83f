import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/generate.json';

export const useTexts = screenTexts('generate', english);

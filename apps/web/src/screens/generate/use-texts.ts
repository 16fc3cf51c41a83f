import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/generate';

export const useTexts = screenTexts('generate', english);

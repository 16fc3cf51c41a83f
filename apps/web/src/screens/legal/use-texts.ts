import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/legal';

export const useTexts = screenTexts('legal', english);

import english from '../../i18n/locales/en/update.json';
import { screenTexts } from '../../i18n/create-i18n';

export const useTexts = screenTexts('update', english);

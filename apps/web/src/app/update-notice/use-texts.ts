import english from '../../i18n/locales/en/update-notice.json';
import { screenTexts } from '../../i18n/create-i18n';

export const useTexts = screenTexts('update-notice', english);

import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/subscribe';

export const useTexts = screenTexts('subscribe', english);

import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/subscribe.json';

export const useTexts = screenTexts('subscribe', english);

import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/not-found';

export const useTexts = screenTexts('not-found', english);

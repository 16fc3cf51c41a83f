import { screenTexts } from '../../../i18n/create-i18n';
import english from '../../../i18n/locales/en/prompt-tools';

export const useTexts = screenTexts('prompt-tools', english);

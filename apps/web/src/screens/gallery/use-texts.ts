import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/gallery';

export const useTexts = screenTexts('gallery', english);

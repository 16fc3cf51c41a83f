import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/gallery.json';

export const useTexts = screenTexts('gallery', english);

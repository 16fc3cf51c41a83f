import { screenTexts } from '../../i18n/screen-texts';
import english from '../../i18n/locales/en/creation-view.json';

export const useTexts = screenTexts('creation-view', english);

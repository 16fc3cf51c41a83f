import { screenTexts } from '../../../i18n/screen-texts';
import english from '../../../i18n/locales/en/ideas.json';

export const useTexts = screenTexts('ideas', english);

import { screenTexts } from '../../../i18n/create-i18n';
import english from '../../../i18n/locales/en/ideas.json';

export const useIdeaTexts = screenTexts('ideas', english);

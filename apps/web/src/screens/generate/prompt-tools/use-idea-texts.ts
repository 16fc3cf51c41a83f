import { lazyTexts } from '../../../core/use-lazy-texts';
import english from '../../../i18n/locales/en/ideas';

export const useIdeaTexts = lazyTexts('ideas', english);

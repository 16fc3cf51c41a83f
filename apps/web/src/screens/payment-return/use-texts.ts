import { screenTexts } from '../../i18n/create-i18n';
import english from '../../i18n/locales/en/payment-return';

export const useTexts = screenTexts('payment-return', english);

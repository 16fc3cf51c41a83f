export { Faq, FAQ_ENTRIES, type FaqEntry, type FaqProps } from './faq';

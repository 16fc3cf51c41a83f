const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/i;

/** @param locale BCP 47 tag */
export const directionOfLocale = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';

/** The enumerations of the product's terms. Every list is in display order. */

export const STYLES = [
  'realistic',
  'anime',
  'cyberpunk',
  'fantasy',
  'sketch',
  '3d',
  'vaporwave',
  'cartoon',
] as const;
export type Style = (typeof STYLES)[number];

export const ASPECT_RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** Width divided by height. */
export function ratioValue(ratio: AspectRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

export const QUALITIES = ['standard', 'hd', '4k'] as const;
export type Quality = (typeof QUALITIES)[number];

export const MEDIA_TYPES = ['image', 'video'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

const VIDEO_FILE = /^[^?#]*\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i;

export const PACK_IDS = ['hobby', 'starter', 'pro', 'creator', 'ultimate'] as const;
export type PackId = (typeof PACK_IDS)[number];

export const PLAN_IDS = ['basic', 'pro', 'payg'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ar', 'hi', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the first load and of the prerendered HTML, in place of missing translations and preferences. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language;

/** The languages whose texts are fetched. */
export type TranslatedLanguage = Exclude<Language, typeof FALLBACK_LANGUAGE>;

/** Written from right to left; also languages that only a host of the library has. */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/** The writing direction of a language, by its BCP 47 tag: `ar-EG` is right to left. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(locale.split('-')[0]!.toLowerCase()) ? 'rtl' : 'ltr';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Narrows an unknown value to a member of a list, such as `STYLES`. */
export function isOneOf<const Word extends string>(words: readonly Word[], value: unknown): value is Word {
  return typeof value === 'string' && (words as readonly string[]).includes(value);
}

/**
 * The media type that `word` names. Otherwise the file extension of `address` determines it. The default is an image.
 */
export function mediaTypeOf(word: unknown, address = ''): MediaType {
  if (isOneOf(MEDIA_TYPES, word)) return word;
  return VIDEO_FILE.test(address) ? 'video' : 'image';
}

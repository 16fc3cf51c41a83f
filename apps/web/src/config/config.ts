import { isOneOf, READING_NAMES, readings, type BusinessReading } from '@product/domain';

/** What differs between one deployment and another. */
export interface Config {
  apiBaseUrl: string;
  brand: string;
  contactEmail: string;
  /** The brand's pages elsewhere. */
  socialLinks: { network: 'facebook' | 'x' | 'instagram'; href: string }[];
  reading: BusinessReading;
}

export function readConfig(env: ImportMetaEnv): Config {
  const reading = env.VITE_READING || 'current';
  if (!isOneOf(READING_NAMES, reading)) {
    throw new Error(`VITE_READING is "${reading}"; it must be one of ${READING_NAMES.join(', ')}.`);
  }
  return {
    apiBaseUrl: env.VITE_API_BASE_URL ?? '',
    brand: env.VITE_BRAND_NAME || 'Easel',
    contactEmail: env.VITE_CONTACT_EMAIL || 'hello@example.com',
    socialLinks: [
      { network: 'facebook', href: env.VITE_FACEBOOK_URL || 'https://www.facebook.com/' },
      { network: 'x', href: env.VITE_X_URL || 'https://x.com/' },
      { network: 'instagram', href: env.VITE_INSTAGRAM_URL || 'https://www.instagram.com/' },
    ],
    reading: readings[reading],
  };
}

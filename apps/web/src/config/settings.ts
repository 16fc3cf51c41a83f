interface Setting {
  variable: `VITE_${string}`;
  fallback: string;
}

/** The brand's pages on social networks, in display order. */
const SOCIAL_SETTINGS = {
  facebook: { variable: 'VITE_FACEBOOK_URL', fallback: 'https://www.facebook.com/' },
  x: { variable: 'VITE_X_URL', fallback: 'https://x.com/' },
  instagram: { variable: 'VITE_INSTAGRAM_URL', fallback: 'https://www.instagram.com/' },
} as const satisfies Record<string, Setting>;

export type Network = keyof typeof SOCIAL_SETTINGS;

export const NETWORKS = Object.keys(SOCIAL_SETTINGS) as Network[];

/** What the app reads in the browser. */
export const APP_SETTINGS = {
  apiBaseUrl: { variable: 'VITE_API_BASE_URL', fallback: '' },
  checkoutOrigins: { variable: 'VITE_CHECKOUT_ORIGINS', fallback: 'https://checkout.stripe.com' },
  brand: { variable: 'VITE_BRAND_NAME', fallback: 'Easel' },
  contactEmail: { variable: 'VITE_CONTACT_EMAIL', fallback: 'hello@example.com' },
  ...SOCIAL_SETTINGS,
  businessModel: { variable: 'VITE_BUSINESS_MODEL', fallback: 'tokens' },
} as const satisfies Record<string, Setting>;

/** All settings that differ between deployments. `.env.example` and the README list the same. */
export const SETTINGS = {
  ...APP_SETTINGS,
  // Read by the build alone.
  basePath: { variable: 'VITE_BASE_PATH', fallback: '/' },
  siteOrigin: { variable: 'VITE_SITE_ORIGIN', fallback: '' },
  mediaOrigins: { variable: 'VITE_MEDIA_ORIGINS', fallback: '' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

type Values<Names extends string> = Record<Names, string>;

export type Settings = Values<SettingName>;

export type Environment = Readonly<Record<string, unknown>>;

/** The values of some settings in an environment, unchecked. An empty value counts as missing. */
export function readValues<Names extends string>(
  settings: Readonly<Record<Names, Setting>>,
  environment: Environment,
): Values<Names> {
  const values = Object.entries<Setting>(settings).map(([name, { variable, fallback }]) => {
    const given = environment[variable];
    return [name, typeof given === 'string' && given !== '' ? given : fallback];
  });
  return Object.fromEntries(values) as Values<Names>;
}

export const readSettings = (environment: Environment): Settings => readValues(SETTINGS, environment);

/** The items of a list such as `https://a.example, https://b.example`. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The settings that a host's headers depend on. */
export const toSite = (values: Settings) => ({
  apiBaseUrl: values.apiBaseUrl,
  mediaOrigins: listed(values.mediaOrigins),
  basePath: values.basePath,
});

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

/** The settings that the app reads in the browser. */
const APP_SETTINGS = {
  apiBaseUrl: { variable: 'VITE_API_BASE_URL', fallback: '' },
  checkoutOrigins: { variable: 'VITE_CHECKOUT_ORIGINS', fallback: 'https://checkout.stripe.com' },
  brand: { variable: 'VITE_BRAND_NAME', fallback: 'Easel' },
  contactEmail: { variable: 'VITE_CONTACT_EMAIL', fallback: 'hello@example.com' },
  operator: { variable: 'VITE_OPERATOR', fallback: '' },
  lawCountry: { variable: 'VITE_LAW_COUNTRY', fallback: '' },
  paymentRecordsYears: { variable: 'VITE_PAYMENT_RECORDS_YEARS', fallback: '' },
  termsLanguage: { variable: 'VITE_TERMS_LANGUAGE', fallback: '' },
  legalNoticeUrl: { variable: 'VITE_LEGAL_NOTICE_URL', fallback: '' },
  ...SOCIAL_SETTINGS,
  businessModel: { variable: 'VITE_BUSINESS_MODEL', fallback: 'tokens' },
  reportsUrl: { variable: 'VITE_REPORTS_URL', fallback: '' },
} as const satisfies Record<string, Setting>;

/** The settings that only the build and the configuration of the host depend on. */
const BUILD_SETTINGS = {
  mediaOrigins: { variable: 'VITE_MEDIA_ORIGINS', fallback: '' },
  basePath: { variable: 'VITE_BASE_PATH', fallback: '/' },
  siteOrigin: { variable: 'VITE_SITE_ORIGIN', fallback: '' },
  policyReportsUrl: { variable: 'VITE_POLICY_REPORTS_URL', fallback: '' },
} as const satisfies Record<string, Setting>;

/** All settings that differ between deployments. `.env.example` and docs/guides/deploy.md list the same. */
export const SETTINGS = { ...APP_SETTINGS, ...BUILD_SETTINGS };

/** The product's name where none is set. */
export const BRAND = SETTINGS.brand.fallback;

export type SettingName = keyof typeof SETTINGS;

export type Settings = Record<SettingName, string>;

export type Environment = Readonly<Record<string, unknown>>;

/** The settings of an environment, unchecked. An empty value counts as missing. */
export const readSettings = (environment: Environment): Settings => read(environment, SETTINGS);

/** Those that the app reads: the others are not in its code. */
export const readAppSettings = (environment: Environment) => read(environment, APP_SETTINGS);

function read<Name extends string>(environment: Environment, table: Record<Name, Setting>) {
  const settings = Object.entries<Setting>(table).map(([name, { variable, fallback }]) => {
    const value = environment[variable];
    return [name, typeof value === 'string' && value !== '' ? value : fallback];
  });
  return Object.fromEntries(settings) as Record<Name, string>;
}

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
  reportsUrl: values.reportsUrl,
  policyReportsUrl: values.policyReportsUrl,
});

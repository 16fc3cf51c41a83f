import type { BusinessModelName } from '@product/domain';
import { apiBase, eMail, folder, listed, oneOf, origins, page, shortName, type Check } from './checks.ts';

// vite.config.ts imports this file too, without a bundler: from the workspace it may import only types.
const BUSINESS_MODELS: Record<BusinessModelName, true> = { tokens: true, trial: true };

interface Setting {
  variable: `VITE_${string}`;
  fallback: string;
  check: Check;
}

/** The brand's pages on social networks, in display order. */
const SOCIAL_SETTINGS = {
  facebook: { variable: 'VITE_FACEBOOK_URL', fallback: 'https://www.facebook.com/', check: page },
  x: { variable: 'VITE_X_URL', fallback: 'https://x.com/', check: page },
  instagram: { variable: 'VITE_INSTAGRAM_URL', fallback: 'https://www.instagram.com/', check: page },
} as const satisfies Record<string, Setting>;

export const NETWORKS = Object.keys(SOCIAL_SETTINGS) as (keyof typeof SOCIAL_SETTINGS)[];

/** All settings that differ between deployments. `.env.example` and the README list the same. */
export const SETTINGS = {
  apiBaseUrl: { variable: 'VITE_API_BASE_URL', fallback: '', check: apiBase },
  checkoutOrigins: {
    variable: 'VITE_CHECKOUT_ORIGINS',
    fallback: 'https://checkout.stripe.com',
    check: origins,
  },
  mediaOrigins: { variable: 'VITE_MEDIA_ORIGINS', fallback: '', check: origins },
  basePath: { variable: 'VITE_BASE_PATH', fallback: '/', check: folder },
  brand: { variable: 'VITE_BRAND_NAME', fallback: 'Easel', check: shortName },
  contactEmail: { variable: 'VITE_CONTACT_EMAIL', fallback: 'hello@example.com', check: eMail },
  ...SOCIAL_SETTINGS,
  businessModel: {
    variable: 'VITE_BUSINESS_MODEL',
    fallback: 'tokens',
    check: oneOf(Object.keys(BUSINESS_MODELS)),
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

export type Environment = Readonly<Record<string, unknown>>;

/** The settings of an environment, and one sentence per invalid value. An empty value counts as missing. */
export function readSettings(environment: Environment) {
  const values = {} as Record<SettingName, string>;
  const mistakes: string[] = [];
  for (const [name, setting] of Object.entries(SETTINGS) as [SettingName, Setting][]) {
    const given = environment[setting.variable];
    const text = typeof given === 'string' && given !== '' ? given : setting.fallback;
    const fault = text === setting.fallback ? undefined : setting.check(text);
    if (fault) mistakes.push(`${setting.variable} ${fault}.`);
    values[name] = text;
  }
  return { values, mistakes };
}

/** The settings that a host's headers depend on. */
export const toSite = (values: Record<SettingName, string>) => ({
  apiBaseUrl: values.apiBaseUrl,
  mediaOrigins: listed(values.mediaOrigins),
  basePath: values.basePath,
});

/** One sentence per variable that is not a setting but would be readable in the built files. */
export const findUnknownSettings = (environment: Environment): string[] =>
  Object.keys(environment)
    .filter((variable) => variable.startsWith('VITE_') && !KNOWN.has(variable))
    .map(
      (variable) =>
        `${variable} is no setting, and everybody could read it in the built files: correct its name, or take it away.`,
    );

// Vite sets the last one itself.
const KNOWN = new Set<string>([
  ...Object.values(SETTINGS).map(({ variable }) => variable),
  'VITE_USER_NODE_ENV',
]);

import type { ReadingName } from '@product/domain';
import { apiBase, eMail, folder, listed, oneOf, origins, page, shortName, type Check } from './checks.ts';

// The build's configuration reads this file too, without a bundler: it imports nothing of the workspace but types.
const READINGS: Record<ReadingName, true> = { current: true, earlier: true };

interface Setting {
  /** Its name in the environment. */
  variable: `VITE_${string}`;
  /** What holds when the environment is silent. */
  fallback: string;
  check: Check;
}

/** Everything that differs between one deployment and another. `.env.example` and the README list the same. */
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
  facebook: { variable: 'VITE_FACEBOOK_URL', fallback: 'https://www.facebook.com/', check: page },
  x: { variable: 'VITE_X_URL', fallback: 'https://x.com/', check: page },
  instagram: { variable: 'VITE_INSTAGRAM_URL', fallback: 'https://www.instagram.com/', check: page },
  reading: { variable: 'VITE_READING', fallback: 'current', check: oneOf(Object.keys(READINGS)) },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** The environment, as text by name. */
export type Environment = Readonly<Record<string, unknown>>;

/** The settings of an environment, and a sentence for each that is wrong. An empty one is as good as none. */
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

/** What the headers of a host depend on. */
export const toSite = (values: Record<SettingName, string>) => ({
  apiBaseUrl: values.apiBaseUrl,
  mediaOrigins: listed(values.mediaOrigins),
  basePath: values.basePath,
});

/** A sentence for each variable that would be readable in the built files, and is no setting. */
export const readStrangers = (environment: Environment): string[] =>
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

import type { BusinessModelName } from '@product/domain';
import { StartError } from '../start/start-error.ts';
import {
  apiBase,
  country,
  eMail,
  endpoint,
  folder,
  language,
  line,
  oneOf,
  origin,
  origins,
  page,
  years,
  type Check,
} from './checks.ts';
import { readSettings, SETTINGS, type Environment, type SettingName } from './settings.ts';

// vite.config.ts imports this file without a bundler: from the workspace it may import only types.
const BUSINESS_MODELS: Record<BusinessModelName, true> = { tokens: true, trial: true };

export const CHECKS: Record<SettingName, Check> = {
  apiBaseUrl: apiBase,
  checkoutOrigins: origins,
  brand: line(40),
  contactEmail: eMail,
  operator: line(200),
  lawCountry: country,
  paymentRecordsYears: years,
  termsLanguage: language,
  legalNoticeUrl: page,
  facebook: page,
  x: page,
  instagram: page,
  businessModel: oneOf(Object.keys(BUSINESS_MODELS)),
  mediaOrigins: origins,
  basePath: folder,
  siteOrigin: origin,
  reportsUrl: endpoint,
  policyReportsUrl: endpoint,
};

/** One sentence per invalid setting of an environment, without its value. A default needs no check. */
export function findMistakes(environment: Environment): string[] {
  const values = readSettings(environment);
  return (Object.keys(SETTINGS) as SettingName[]).flatMap((name) => {
    const { variable, fallback } = SETTINGS[name];
    const mistake = values[name] === fallback ? undefined : CHECKS[name](values[name]);
    return mistake ? [`${variable} ${mistake}.`] : [];
  });
}

/**
 * For development, where a page is served in spite of its settings. A build fails instead (vite.config.ts), so that
 * the built app contains no checks.
 * @throws StartError with one sentence per mistake, without the value that was set
 */
export function requireValidSettings(environment: Environment) {
  const mistakes = findMistakes(environment);
  if (mistakes.length > 0) throw new StartError('The settings of this app are wrong', mistakes);
}

/** One sentence per variable that is not a setting but would be readable in the built files. */
export const findUnknownSettings = (environment: Environment): string[] =>
  Object.keys(environment)
    .filter((variable) => variable.startsWith('VITE_') && !KNOWN_VARIABLES.has(variable))
    .map(
      (variable) =>
        `${variable} is no setting, and everybody could read it in the built files: correct its name, or take it away.`,
    );

// Vite sets the last one itself.
const KNOWN_VARIABLES = new Set<string>([
  ...Object.values(SETTINGS).map(({ variable }) => variable),
  'VITE_USER_NODE_ENV',
]);

import { businessModels, type BusinessModel, type BusinessModelName } from '@product/domain';
import { StartError } from '../start/start-error';
import { listed } from './checks';
import { NETWORKS, readSettings, type Environment } from './settings';

export interface Config {
  apiBaseUrl: string;
  /** Origins of checkouts besides the app's own origin. */
  checkoutOrigins: readonly string[];
  brand: string;
  contactEmail: string;
  socialLinks: { network: (typeof NETWORKS)[number]; href: string }[];
  businessModel: BusinessModel;
}

/** @throws StartError with one sentence per mistake, without the value that was set */
export function readConfig(environment: Environment): Config {
  const { values, mistakes } = readSettings(environment);
  if (mistakes.length > 0) throw new StartError('The settings of this app are wrong', mistakes);
  return {
    apiBaseUrl: values.apiBaseUrl,
    checkoutOrigins: listed(values.checkoutOrigins),
    brand: values.brand,
    contactEmail: values.contactEmail,
    socialLinks: NETWORKS.map((network) => ({ network, href: values[network] })),
    businessModel: businessModels[values.businessModel as BusinessModelName],
  };
}

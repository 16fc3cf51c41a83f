import { businessModels, type BusinessModel, type BusinessModelName } from '@product/domain';
import { listed, NETWORKS, readAppSettings, type Environment, type Network } from './settings';

export interface Config {
  apiBaseUrl: string;
  /** Origins of checkouts besides the app's own origin. */
  checkoutOrigins: readonly string[];
  brand: string;
  contactEmail: string;
  socialLinks: { network: Network; href: string }[];
  businessModel: BusinessModel;
}

/** The environment must be valid: a build checks it, and in development the page's start (check-settings.ts). */
export function readConfig(environment: Environment): Config {
  const values = readAppSettings(environment);
  return {
    apiBaseUrl: values.apiBaseUrl,
    checkoutOrigins: listed(values.checkoutOrigins),
    brand: values.brand,
    contactEmail: values.contactEmail,
    socialLinks: NETWORKS.map((network) => ({ network, href: values[network] })),
    businessModel: businessModels[values.businessModel as BusinessModelName],
  };
}

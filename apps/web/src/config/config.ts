import { businessModels, type BusinessModel, type BusinessModelName } from '@product/domain';
import { StartError } from '../start/start-error';
import { listed } from './checks';
import { readSettings, type Environment } from './settings';

export interface Config {
  apiBaseUrl: string;
  /** Origins of checkouts besides the app's own origin. */
  checkoutOrigins: readonly string[];
  brand: string;
  contactEmail: string;
  socialLinks: { network: 'facebook' | 'x' | 'instagram'; href: string }[];
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
    socialLinks: [
      { network: 'facebook', href: values.facebook },
      { network: 'x', href: values.x },
      { network: 'instagram', href: values.instagram },
    ],
    businessModel: businessModels[values.businessModel as BusinessModelName],
  };
}

import { businessModels, type BusinessModel, type BusinessModelName } from '@product/domain';
import { listed, NETWORKS, readAppSettings, type Environment, type Network } from './settings';

export interface Owner {
  /** The operator's name and address. */
  operator: string;
  /** The country whose law applies: its code in ISO 3166. */
  lawCountry: string;
  /** How long the law obliges the operator to keep records of payments. */
  paymentRecordsYears: string;
  /** The language whose text of the terms is binding. */
  termsLanguage: string;
  /** The operator's page with the facts that the law requires of a website, such as a German Impressum. */
  legalNoticeUrl: string;
}

export interface Config {
  apiBaseUrl: string;
  /** Origins of checkouts besides the app's own origin. */
  checkoutOrigins: readonly string[];
  brand: string;
  contactEmail: string;
  /** What only the operator knows. The legal documents replace an empty one by a sentence that is true of each. */
  owner: Owner;
  socialLinks: { network: Network; href: string }[];
  /** Whether errors and web vitals are sent to an endpoint. */
  hasReports: boolean;
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
    owner: {
      operator: values.operator,
      lawCountry: values.lawCountry,
      paymentRecordsYears: values.paymentRecordsYears,
      termsLanguage: values.termsLanguage,
      legalNoticeUrl: values.legalNoticeUrl,
    },
    hasReports: values.reportsUrl !== '',
    socialLinks: NETWORKS.map((network) => ({ network, href: values[network] })),
    businessModel: businessModels[values.businessModel as BusinessModelName],
  };
}

import type { Language } from '@product/domain';
import type { TFunction } from 'i18next';
import type { Config } from '../../config/config';

/** The facts that only the operator knows, from the configuration. A missing one has a sentence that is always true. */
export function ownerFacts({ brand, owner, hasReports }: Config, t: TFunction<'legal'>, language: Language) {
  const { operator, lawCountry, paymentRecordsYears, termsLanguage } = owner;
  const nameOf = (code: string, type: 'region' | 'language') =>
    new Intl.DisplayNames([language], { type }).of(code) ?? code;
  return {
    operator: operator || t('lines.operator', { brand }),
    law: lawCountry ? nameOf(lawCountry, 'region') : t('lines.law', { brand }),
    binding: termsLanguage
      ? t('lines.binding', { language: nameOf(termsLanguage, 'language') })
      : t('lines.bindingWhenAgreed'),
    records: paymentRecordsYears
      ? t('lines.records', { count: Number(paymentRecordsYears) })
      : t('lines.recordsByLaw'),
    reports: hasReports ? t('lines.reports') : '',
  };
}

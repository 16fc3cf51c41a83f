import type { Language } from '@product/domain';
import type { TFunction } from 'i18next';
import type { Config } from '../../config/config';

/** The facts that only the operator knows, from the configuration. A missing one has a sentence that is always true. */
export function ownerFacts({ brand, owner }: Config, t: TFunction<'legal'>, language: Language) {
  const { operator, lawCountry, paymentRecordsYears } = owner;
  return {
    operator: operator || t('lines.operator', { brand }),
    law: lawCountry
      ? new Intl.DisplayNames([language], { type: 'region' }).of(lawCountry)
      : t('lines.law', { brand }),
    records: paymentRecordsYears
      ? t('lines.records', { count: Number(paymentRecordsYears) })
      : t('lines.recordsByLaw'),
  };
}

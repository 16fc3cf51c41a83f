import { TOKEN_COST, TRIAL_DAYS, VIDEO_DURATION_SECONDS, type Plan, type Language } from '@product/domain';
import { trialTexts, useUi } from '@product/ui';
import { useServices } from '../../core/services';
import { useTexts } from '../../core/use-texts';
import { languageOf } from '../../i18n/create-i18n';
import { STORED } from '../../lib/all-stored';
import english from '../../i18n/locales/en/legal';
import type { TFunction } from 'i18next';
import type { Config } from '../../config/config';

/** The minimum age for an account, and how long its data may be kept after its deletion. */
export const MINIMUM_AGE_YEARS = 13;
export const DELETION_DAYS = 30;

/** The facts that the documents state, taken from the product's own values: their texts contain no figure or price. */
export function useFacts() {
  const { t, i18n } = useTexts('legal', english);
  const ui = useUi();
  const { config } = useServices();
  const { brand, contactEmail, businessModel } = config;
  const tokens = (count: number) => ui.t('vocabulary.tokens', { count });
  const price = (pounds = 0) => ({ price: ui.format.price(pounds) });

  const planLine = ({ id, pricePerMonth, pricePerYear, ...plan }: Plan) => {
    const name = ui.t(`billing.planName.${id}`);
    const [perImage = '', perVideo = ''] = ui.format.prices([
      plan.pricePerImage ?? 0,
      plan.pricePerVideo ?? 0,
    ]);
    return pricePerMonth === undefined
      ? t('lines.planByUse', {
          name,
          perImage: ui.t('billing.pricePerImage', { price: perImage }),
          perVideo: ui.t('billing.pricePerVideo', { price: perVideo }),
          credit: ui.t('billing.minimumCredit', price(plan.minimumCredit)),
        })
      : t('lines.planByInterval', {
          name,
          perMonth: ui.t('billing.pricePerMonth', price(pricePerMonth)),
          perYear: ui.t('billing.pricePerYear', price(pricePerYear)),
        });
  };

  return {
    brand,
    email: contactEmail,
    ...ownerFacts(config, t, languageOf(i18n)),
    kept: STORED.map((name) => `- ${t(`privacy.kept.${name}`)}`).join('\n'),
    minimumAge: ui.format.number(MINIMUM_AGE_YEARS),
    deletion: t('lengths.deletion', { count: DELETION_DAYS }),
    trial: t('lengths.trial', { count: TRIAL_DAYS }),
    imageCost: tokens(TOKEN_COST.image),
    videoCost: tokens(TOKEN_COST.video),
    videoLength: t('lengths.video', { count: Number(VIDEO_DURATION_SECONDS) }),
    packs: businessModel.packs
      .map((pack) =>
        t('lines.pack', {
          name: ui.t(`billing.packName.${pack.id}`),
          tokens: tokens(pack.tokens),
          ...price(pack.price),
        }),
      )
      .join('\n'),
    moneyBack:
      businessModel.moneyBack?.intervals
        .map((interval) =>
          t('lines.moneyBack', {
            interval: ui.t(`billing.interval.${interval}`),
            count: businessModel.moneyBack?.days ?? 0,
          }),
        )
        .join('\n') ?? '',
    trialTerms: businessModel.trial
      ? t('lines.trial', {
          terms: trialTexts(businessModel.trial, ui.t)
            .map((term) => `- ${term}`)
            .join('\n'),
        })
      : '',
    plans: businessModel.plans.map(planLine).join('\n'),
  };
}

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

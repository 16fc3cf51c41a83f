import {
  DELETION_DAYS,
  MINIMUM_AGE_YEARS,
  TOKEN_COST,
  TRIAL_DAYS,
  VIDEO_DURATION_SECONDS,
  VIDEO_PRICE_LIST,
  type Plan,
} from '@product/domain';
import { useUi } from '@product/ui';
import { useServices } from '../../app/services';
import { useTexts } from './use-texts';

/** What the documents state, as the product has it: no figure and no price is written into their text. */
export function useFacts() {
  const { t } = useTexts();
  const ui = useUi();
  const { brand, contactEmail, reading } = useServices().config;
  const amount = (unit: 'day' | 'second', value: number) =>
    new Intl.NumberFormat(ui.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const tokens = (count: number) => ui.t('vocabulary.tokens', { count });
  const price = (pounds = 0) => ({ price: ui.format.price(pounds) });

  const planLine = ({ id, pricePerMonth, pricePerYear, ...plan }: Plan) => {
    const name = ui.t(`billing.planName.${id}`);
    return pricePerMonth === undefined
      ? t('lines.planByUse', {
          name,
          perImage: ui.t('billing.pricePerImage', price(plan.pricePerImage)),
          perVideo: ui.t('billing.pricePerVideo', price(plan.pricePerVideo)),
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
    minimumAge: ui.format.number(MINIMUM_AGE_YEARS),
    deletion: amount('day', DELETION_DAYS),
    trial: amount('day', TRIAL_DAYS),
    imageCost: tokens(TOKEN_COST.image),
    videoCost: tokens(TOKEN_COST.video),
    videoLength: amount('second', Number(VIDEO_DURATION_SECONDS)),
    videos: VIDEO_PRICE_LIST.map((video) =>
      t('lines.video', { length: amount('second', video.seconds), tokens: tokens(video.tokens) }),
    ).join('\n'),
    packs: reading.packs
      .map((pack) =>
        t('lines.pack', {
          name: ui.t(`billing.packName.${pack.id}`),
          tokens: tokens(pack.tokens),
          ...price(pack.price),
        }),
      )
      .join('\n'),
    moneyBack:
      reading.moneyBack?.intervals
        .map((interval) =>
          t('lines.moneyBack', {
            interval: ui.t(`billing.interval.${interval}`),
            days: amount('day', reading.moneyBack?.days ?? 0),
          }),
        )
        .join('\n') ?? '',
    plans: reading.plans.map(planLine).join('\n'),
  };
}

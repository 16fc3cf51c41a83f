import type { ComponentProps } from 'react';
import { Badge, RadioGroup, RadioOption } from '../../../components';
import { useUi } from '../../../i18n';
import { packFeature, packName, type Pack } from '../../../lib/offers';
import { bestValue, pricePerToken } from '../pack-value';
import { requireProps } from '../../../lib/explain';

export type { Pack } from '../../../lib/offers';

export interface PackPickerProps<Id extends string = string> extends Omit<
  ComponentProps<typeof RadioGroup>,
  'value' | 'defaultValue' | 'onValueChange' | 'children'
> {
  /** The packs in display order. */
  packs: readonly Pack<Id>[];
  /** Id of the selected pack. Without it none is selected. */
  value?: Id;
  /** Called with the id of the pack that the user selects. */
  onValueChange?: (pack: Id) => void;
}

/** Radio group to select a token pack. @public */
export function PackPicker<Id extends string>({
  packs,
  value,
  onValueChange,
  ...props
}: PackPickerProps<Id>) {
  requireProps('PackPicker', { packs });
  const { t, format } = useUi();
  const best = bestValue(packs);
  return (
    <RadioGroup
      data-ui="pack-picker"
      aria-label={t('billing.tokenPacks')}
      value={value ?? null}
      onValueChange={(selected) => {
        const pack = packs.find(({ id }) => id === selected);
        if (pack) onValueChange?.(pack.id);
      }}
      {...props}
    >
      {packs.map((pack) => (
        <RadioOption
          key={pack.id}
          value={pack.id}
          label={packName(t, pack)}
          badge={pack === best && <Badge variant="accent">{t('billing.bestValue')}</Badge>}
          description={[
            t('vocabulary.tokens', { count: pack.tokens }),
            ...pack.features.map((feature) => packFeature(t, feature)),
          ].join(' · ')}
          end={
            <>
              <span className="ui:block ui:font-semibold">{format.price(pack.price)}</span>{' '}
              <span className="ui:text-xs ui:text-ink-muted">
                {t('billing.pricePerToken', { price: format.price(pricePerToken(pack)) })}
              </span>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}

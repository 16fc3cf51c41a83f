'use client';

import { isOneOf, PACK_IDS, type PackId, type TokenPack } from '@product/domain';
import type { ComponentProps } from 'react';
import { Badge, RadioGroup, RadioOption } from '../../../components';
import { useUi } from '../../../i18n';
import { bestValue, pricePerToken } from '../pack-value';

export interface PackPickerProps extends Omit<
  ComponentProps<typeof RadioGroup>,
  'value' | 'defaultValue' | 'onValueChange' | 'children'
> {
  /** The packs in display order: five, or four in the `trial` business model. */
  packs: readonly TokenPack[];
  /** Id of the selected pack. Without it none is selected. */
  value?: PackId;
  /** Called with the id of the pack that the user selects. */
  onValueChange?: (pack: PackId) => void;
}

/** Radio group to select a token pack. */
export function PackPicker({ packs, value, onValueChange, ...props }: PackPickerProps) {
  const { t, format } = useUi();
  const best = bestValue(packs);
  return (
    <RadioGroup
      data-ui="pack-picker"
      aria-label={t('billing.tokenPacks')}
      value={value ?? null}
      onValueChange={(pack) => isOneOf(PACK_IDS, pack) && onValueChange?.(pack)}
      {...props}
    >
      {packs.map((pack) => (
        <RadioOption
          key={pack.id}
          value={pack.id}
          label={t(`billing.packName.${pack.id}`)}
          badge={pack === best && <Badge variant="accent">{t('billing.bestValue')}</Badge>}
          description={[
            t('vocabulary.tokens', { count: pack.tokens }),
            ...pack.features.map((feature) => t(`billing.packFeature.${feature}`)),
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

'use client';

import { QUALITIES, TOKEN_COST, type PackFeature, type Quality, type TokenPack } from '@product/domain';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, MinusIcon, Table, TableCell, TableHead, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { pricePerToken } from '../pack-value';

/** Features that a pack includes or not. Qualities are excluded: they are compared as the highest one. */
const FEATURES = ['priorityProcessing', 'advancedStyles', 'prioritySupport'] as const satisfies PackFeature[];

export interface ComparisonTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The packs in display order. */
  packs: readonly TokenPack[];
}

/** Table that compares the packs: one column per pack, one row per property. */
export function ComparisonTable({ packs, ...props }: ComparisonTableProps) {
  const { t, format } = useUi();
  const rows: [string, (pack: TokenPack) => ReactNode][] = [
    [t('billing.comparePrice'), ({ price }) => format.price(price)],
    [t('billing.pricePerTokenRow'), (pack) => format.price(pricePerToken(pack))],
    [t('billing.compareImages'), ({ tokens }) => format.number(Math.floor(tokens / TOKEN_COST.image))],
    [t('billing.compareVideos'), ({ tokens }) => format.number(Math.floor(tokens / TOKEN_COST.video))],
    [t('billing.compareQuality'), (pack) => t(`vocabulary.quality.${highestQuality(pack)}`)],
    ...FEATURES.map((feature): (typeof rows)[number] => [
      t(`billing.packFeature.${feature}`),
      ({ features }) => <Mark included={features.includes(feature)} />,
    ]),
  ];
  return (
    <Table data-ui="comparison-table" label={t('billing.compare')} {...props}>
      <thead>
        <tr>
          <TableHead scope="col">
            <VisuallyHidden>{t('billing.compareFeature')}</VisuallyHidden>
          </TableHead>
          {packs.map(({ id }) => (
            <TableHead key={id} scope="col" className="ui:font-semibold">
              {t(`billing.packName.${id}`)}
            </TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, show]) => (
          <tr key={label}>
            <TableHead scope="row">{label}</TableHead>
            {packs.map((pack) => (
              <TableCell key={pack.id}>{show(pack)}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const highestQuality = ({ features }: TokenPack): Quality =>
  QUALITIES.findLast((quality) => (features as readonly string[]).includes(quality)) ?? 'standard';

function Mark({ included }: { included: boolean }) {
  const { t } = useUi();
  const Icon = included ? CheckIcon : MinusIcon;
  return (
    <>
      <Icon
        aria-hidden
        className={
          included ? 'ui:mx-auto ui:size-5 ui:text-success' : 'ui:mx-auto ui:size-4 ui:text-ink-faint'
        }
      />
      <VisuallyHidden>{t(included ? 'billing.included' : 'billing.notIncluded')}</VisuallyHidden>
    </>
  );
}

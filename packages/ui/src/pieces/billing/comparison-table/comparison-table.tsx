import { isOneOf, QUALITIES, TOKEN_COST, type MediaType, type Quality } from '@product/domain';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon, MinusIcon, Table, TableCell, TableHead, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { packFeature, packName, type Pack } from '../../../lib/offers';
import { pricePerToken } from '../pack-value';
import { requireProps } from '../../../lib/explain';
import { FIRST_PAIR, replaceInPair } from './compared-pair';
import { PackChoice } from './pack-choice';

export type { Pack } from '../../../lib/offers';

type Row = [label: string, show: (pack: Pack) => ReactNode];

export interface ComparisonTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The packs in display order. */
  packs: readonly Pack[];
  /**
   * Tokens that an image and a video cost.
   * @default the product's
   */
  cost?: Record<MediaType, number>;
}

/**
 * Table that compares the packs: one column per pack, one row per property. In a narrow container it compares two packs that
 * the user chooses.
 * @public
 */
export function ComparisonTable({ packs, cost = TOKEN_COST, ...props }: ComparisonTableProps) {
  requireProps('ComparisonTable', { packs });
  const { t, format } = useUi();
  const [pair, setPair] = useState(FIRST_PAIR);
  const isCompared = packs.map((_, place) => pair.includes(place));
  const columnClass = (place: number) => (isCompared[place] ? undefined : 'ui:@max-[56rem]:hidden');
  const features = [...new Set(packs.flatMap((pack) => pack.features))];
  const qualityRow: Row = [
    t('billing.compareQuality'),
    (pack) => t(`vocabulary.quality.${highestQuality(pack)}`),
  ];
  const rows: Row[] = [
    [t('billing.comparePrice'), ({ price }) => format.price(price)],
    [t('billing.pricePerTokenRow'), (pack) => format.price(pricePerToken(pack))],
    [t('billing.compareImages'), ({ tokens }) => format.number(Math.floor(tokens / cost.image))],
    [t('billing.compareVideos'), ({ tokens }) => format.number(Math.floor(tokens / cost.video))],
    ...(features.some(isQuality) ? [qualityRow] : []),
    ...features
      .filter((feature) => !isQuality(feature))
      .map((feature): Row => [
        packFeature(t, feature),
        ({ features }) => <Mark included={features.includes(feature)} />,
      ]),
  ];
  return (
    <div className="ui:relative ui:@container ui:grid ui:w-full ui:gap-3">
      {packs.length > 2 && (
        <PackChoice
          packs={packs}
          pair={pair}
          onReplace={(slot, place) => setPair(replaceInPair(pair, slot, place))}
        />
      )}
      <Table data-ui="comparison-table" label={t('billing.compare')} {...props}>
        <thead>
          <tr>
            <TableHead scope="col">
              <VisuallyHidden>{t('billing.compareFeature')}</VisuallyHidden>
            </TableHead>
            {packs.map((pack, place) => (
              <TableHead key={pack.id} scope="col" className={cn('ui:font-semibold', columnClass(place))}>
                {packName(t, pack)}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show]) => (
            <tr key={label}>
              <TableHead scope="row">{label}</TableHead>
              {packs.map((pack, place) => (
                <TableCell key={pack.id} className={columnClass(place)}>
                  {show(pack)}
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const isQuality = (feature: string) => isOneOf(QUALITIES, feature);

const highestQuality = ({ features }: Pack): Quality =>
  QUALITIES.findLast((quality) => features.includes(quality)) ?? 'standard';

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

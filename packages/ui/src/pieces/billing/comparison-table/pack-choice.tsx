import { inputBoxVariants } from '../../../components/input';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { packName, type Pack } from '../../../lib/offers';
import type { ComparedPair } from './compared-pair';

export interface PackChoiceProps {
  packs: readonly Pack[];
  pair: ComparedPair;
  onReplace: (slot: 0 | 1, place: number) => void;
}

/** In narrow containers: which two packs are compared. */
export function PackChoice({ packs, pair, onReplace }: PackChoiceProps) {
  const { t, format } = useUi();
  return (
    <div className="ui:grid ui:grid-cols-2 ui:gap-2 ui:@min-[56rem]:hidden">
      {([0, 1] as const).map((slot) => (
        <select
          key={slot}
          aria-label={t('common.labelled', { label: t('billing.compare'), text: format.number(slot + 1) })}
          value={pair[slot]}
          onChange={(event) => onReplace(slot, Number(event.target.value))}
          className={cn(inputBoxVariants({ on: 'control' }), 'ui:h-11 ui:px-3')}
        >
          {packs.map((pack, place) => (
            <option key={pack.id} value={place}>
              {packName(t, pack)}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import type { Pack } from '../../../lib/offers';
import { bestValue } from '../pack-value';
import { PackCard } from './pack-card';

export interface PackGridProps<Id extends string = string> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The packs in display order. */
  packs: readonly Pack<Id>[];
  /** Returns the URL of a pack's purchase page. Without it the cards have no button. */
  hrefFor?: (pack: Id) => string;
  /** Id of the recommended pack, whose button is emphasized. */
  recommended?: Id;
}

/** All packs in one panel: side by side if the container is at least 64rem wide, otherwise in rows. @public */
export function PackGrid<Id extends string>({
  packs,
  hrefFor,
  recommended,
  className,
  ...props
}: PackGridProps<Id>) {
  requireProps('PackGrid', { packs });
  const best = bestValue(packs);
  return (
    <div
      data-ui="pack-grid"
      className={cn(
        'ui:@container ui:w-full ui:overflow-hidden ui:rounded-lg ui:border ui:border-line ui:bg-surface-raised ui:text-ink',
        className,
      )}
      {...props}
    >
      <div className="ui:grid ui:*:border-line ui:*:not-last:border-b ui:@min-[64rem]:auto-cols-fr ui:@min-[64rem]:grid-flow-col ui:@min-[64rem]:*:not-last:border-e ui:@min-[64rem]:*:not-last:border-b-0">
        {packs.map((pack) => (
          <PackCard
            key={pack.id}
            pack={pack}
            href={hrefFor?.(pack.id)}
            bestValue={pack === best}
            recommended={pack.id === recommended}
          />
        ))}
      </div>
    </div>
  );
}

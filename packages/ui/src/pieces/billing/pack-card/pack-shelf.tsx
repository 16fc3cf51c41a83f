import type { PackId, TokenPack } from '@product/domain';
import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';
import { bestValue } from '../pack-value';
import { PackCard } from './pack-card';

export interface PackShelfProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order people see: five, or four in the earlier reading. */
  packs: readonly TokenPack[];
  /** Where a pack is bought. Without it the cards have no button. */
  hrefFor?: (pack: PackId) => string;
  /** The pack whose button is the loud one. */
  recommended?: PackId;
}

/** All packs in one panel: columns side by side where there is room, else rows. */
export function PackShelf({ packs, hrefFor, recommended, className, ...props }: PackShelfProps) {
  const best = bestValue(packs);
  return (
    <div
      data-slot="pack-shelf"
      className={cn(
        'ui:@container ui:overflow-hidden ui:rounded-lg ui:border ui:border-line ui:bg-surface-raised',
        className,
      )}
      {...props}
    >
      <div className="ui:grid ui:divide-y ui:divide-line ui:@min-[64rem]:auto-cols-fr ui:@min-[64rem]:grid-flow-col ui:@min-[64rem]:divide-x ui:@min-[64rem]:divide-y-0">
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

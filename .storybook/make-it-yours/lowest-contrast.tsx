import { Badge } from '@product/ui';
import { Name } from '../foundations/rows';
import { variable } from '../foundations/tokens';
import { lowestPair, measurePairs } from './measure';
import type { Theme } from './theme';

/** The pair of colours that is closest to what it needs, as it looks. */
export function LowestContrast({ theme }: { theme: Theme }) {
  const pairs = measurePairs(theme);
  const lowest = lowestPair(pairs);
  if (!lowest) return null;
  const { ink, ground, need, ratio } = lowest;
  const passes = ratio >= need;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface-raised p-4 text-sm">
      <span
        aria-hidden
        className={`${lowest.theme} grid size-11 place-items-center rounded-sm border-2 text-lg font-semibold`}
        style={{
          background: variable(ground),
          borderColor: variable(ink),
          color: variable(need > 3 ? ink : 'ink'),
        }}
      >
        Aa
      </span>
      <p role="status" aria-label="Lowest contrast" className="grid gap-1">
        <span>
          Lowest of {pairs.length} pairs: <Name>{ink}</Name> on <Name>{ground}</Name>, {lowest.theme}
        </span>
        <span className="num text-ink-muted">
          {ratio.toFixed(2)} : 1, needs {need}
        </span>
      </p>
      <Badge variant={passes ? 'success' : 'warning'}>{passes ? 'AA' : 'Below AA'}</Badge>
    </div>
  );
}

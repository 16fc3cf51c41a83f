import { Badge } from '@product/ui';
import { Name } from '../foundations/rows';
import { variable } from '../foundations/tokens';
import { isOfBrand, lowestPair, measurePairs, type MeasuredPair } from './measure';
import type { Theme } from './theme';

/** The pairs of colours that are closest to the contrast they need: of all, and of those that the brand changes. */
export function LowestContrast({ theme }: { theme: Theme }) {
  const pairs = measurePairs(theme);
  const ofBrand = pairs.filter(isOfBrand);
  return (
    <div role="status" aria-label="Lowest contrast" className="grid gap-4 sm:grid-cols-2">
      <Lowest pairs={ofBrand} of={`the ${ofBrand.length} pairs of your brand`} />
      <Lowest pairs={pairs} of={`all ${pairs.length} pairs`} />
    </div>
  );
}

function Lowest({ pairs, of }: { pairs: MeasuredPair[]; of: string }) {
  const lowest = lowestPair(pairs);
  if (!lowest) return null;
  const { theme, ink, ground, need, ratio } = lowest;
  const passes = ratio >= need;
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-surface-raised p-4 text-sm">
      <span
        aria-hidden
        className={`${theme} grid size-11 shrink-0 place-items-center rounded-sm border-2 text-lg font-semibold`}
        style={{
          background: variable(ground),
          borderColor: variable(ink),
          color: variable(need === 3 ? 'ink' : ink),
        }}
      >
        Aa
      </span>
      <p className="grid min-w-0 grow gap-1">
        <span className="text-ink-muted">Lowest of {of}</span>
        <span>
          <Name>{ink}</Name> on <Name>{ground}</Name>, {theme}
        </span>
        <span className="num">
          {ratio.toFixed(2)} : 1, needs {need}
        </span>
      </p>
      <Badge variant={passes ? 'success' : 'warning'}>{passes ? 'AA' : 'Below AA'}</Badge>
    </div>
  );
}

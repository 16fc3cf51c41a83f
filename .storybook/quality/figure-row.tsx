import { isMet, rounded, type Figure } from '../../scripts/lib/figures.ts';
import { Muted, Row } from '../foundations/rows';
import type { Peer } from './results';

export interface FigureRowProps extends Figure {
  peers: readonly Peer[];
}

/** A figure, the same of comparable products, and its limit, each with a bar of the same scale. */
export function FigureRow({ peers, ...figure }: FigureRowProps) {
  const { name, value, unit, atMost, atLeast } = figure;
  const limit = atMost ?? atLeast;
  const longest = Math.max(value, limit ?? 0, ...peers.map((peer) => peer.value));
  const barClassName = limit === undefined ? 'bg-ink-faint' : isMet(figure) ? 'bg-success' : 'bg-danger';
  return (
    <Row className="sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-1">
        <span className="wrap-anywhere">{name}</span>
        {limit !== undefined && (
          <Muted>
            {atMost === undefined ? 'at least' : 'at most'} {limit} {unit}
            {!isMet(figure) && <strong className="text-danger-ink"> missed</strong>}
          </Muted>
        )}
      </div>
      <div className="grid gap-2">
        <Bar label={`${rounded(value)} ${unit}`} share={value / longest} className={barClassName} />
        {peers.map((peer) => (
          <Bar
            key={peer.name}
            label={`${peer.name} ${peer.value} ${unit}`}
            share={peer.value / longest}
            className="bg-ink-faint"
          />
        ))}
      </div>
    </Row>
  );
}

function Bar({ label, share, className }: { label: string; share: number; className: string }) {
  return (
    <div className="grid gap-1">
      <span className="num text-xs text-ink">{label}</span>
      <span aria-hidden className="block h-2 rounded-full bg-surface-sunken">
        <span
          className={`block h-full rounded-full forced-color-adjust-none ${className}`}
          style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }}
        />
      </span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';

/** A bill's lines: what, and how much. */
export function Lines({ children }: { children: ReactNode }) {
  return <dl className="num grid text-sm">{children}</dl>;
}

export interface LineProps {
  term: ReactNode;
  children: ReactNode;
  /** The line that counts. */
  total?: boolean;
}

export function Line({ term, children, total = false }: LineProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3',
        total && 'text-base font-semibold',
      )}
    >
      <dt className={cn(!total && 'text-ink-muted')}>{term}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

/** What one should know before paying. */
export function PaymentNote({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-2 text-xs text-ink-muted [&>svg]:mt-[0.15em] [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </p>
  );
}

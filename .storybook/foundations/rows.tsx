import type { ReactNode } from 'react';

/** A list that looks like a table on wide screens, and like a list of cards on narrow ones. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-raised">
      {children}
    </ul>
  );
}

export function Row({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <li className={`grid gap-x-6 gap-y-2 p-4 text-sm sm:items-center ${className}`}>{children}</li>;
}

export function Name({ children }: { children: ReactNode }) {
  return <code className="font-mono text-xs wrap-anywhere text-ink">{children}</code>;
}

export function Muted({ children }: { children: ReactNode }) {
  return <span className="text-xs wrap-anywhere text-ink-muted">{children}</span>;
}

/** A token's value. A test fails if one is empty (expect-values.ts). */
export function Value({ children }: { children: ReactNode }) {
  return (
    <span data-value className="text-xs wrap-anywhere text-ink-muted">
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';

/** A list that reads like a table where there is room, and like a list of cards where there is not. */
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

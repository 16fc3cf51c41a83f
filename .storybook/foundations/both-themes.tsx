import type { ReactNode } from 'react';

const THEMES = ['light', 'dark'] as const;

export function BothThemes({ children }: { children: (theme: 'light' | 'dark') => ReactNode }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {THEMES.map((theme) => (
        <div
          key={theme}
          className={`${theme} overflow-clip rounded-lg border border-line bg-surface p-6 text-ink`}
        >
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

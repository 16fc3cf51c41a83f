import { useId, type ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mock-panel-section">
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}

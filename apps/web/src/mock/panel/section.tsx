import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mock-panel-section">
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

export interface HeroFact {
  icon?: ReactNode;
  text: string;
}

export function HeroFacts({ facts }: { facts: readonly HeroFact[] }) {
  return (
    <ul role="list" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted sm:justify-center">
      {facts.map(({ icon, text }) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          {icon && (
            <span aria-hidden className="text-ink-faint [&>svg]:size-4">
              {icon}
            </span>
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';

export interface HeroFact {
  icon?: ReactNode;
  text: string;
}

export function HeroFacts({ facts }: { facts: readonly HeroFact[] }) {
  return (
    <ul
      role="list"
      className="ui:flex ui:flex-wrap ui:gap-x-5 ui:gap-y-1 ui:text-sm ui:text-ink-muted ui:@min-[44rem]:justify-center"
    >
      {facts.map(({ icon, text }) => (
        <li key={text} className="ui:inline-flex ui:items-center ui:gap-1.5">
          {icon && (
            <span aria-hidden className="ui:text-ink-faint ui:[&>svg]:size-4">
              {icon}
            </span>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

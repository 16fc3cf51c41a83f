import { useId, type ComponentProps } from 'react';
import { CheckIcon } from '../../components';
import { cn } from '../../lib/cn';

interface BenefitListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** One line each, in display order. */
  benefits: readonly string[];
}

export function BenefitList({ title, benefits, className, ...props }: BenefitListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('ui:grid ui:gap-3', className)} {...props}>
      <h2 id={id} className="ui:font-medium">
        {title}
      </h2>
      <ul role="list" className="ui:num ui:grid ui:gap-2 ui:text-ink-muted">
        {benefits.map((text) => (
          <li key={text} className="ui:flex ui:gap-2">
            <CheckIcon aria-hidden className="ui:mt-[0.2em] ui:size-4.5 ui:shrink-0 ui:text-success" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

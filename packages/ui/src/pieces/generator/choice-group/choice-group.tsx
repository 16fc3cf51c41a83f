import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../lib/cn';

export interface ChoiceGroupProps extends ComponentProps<'div'> {
  /** What is chosen. */
  label: ReactNode;
  /** The label's id; the group of choices names itself with it. */
  labelId: string;
  /** What stands at the end of the label's line: the chosen word, a badge. */
  end?: ReactNode;
  children: ReactNode;
}

/** A heading line over some choices. */
export function ChoiceGroup({ label, labelId, end, className, children, ...props }: ChoiceGroupProps) {
  return (
    <div data-slot="choice-group" className={cn('ui:grid ui:min-w-0 ui:gap-2', className)} {...props}>
      <div className="ui:flex ui:min-h-6 ui:items-center ui:justify-between ui:gap-3">
        <span id={labelId} className="ui:text-sm ui:leading-[1.3] ui:font-semibold ui:text-ink">
          {label}
        </span>
        {end}
      </div>
      {children}
    </div>
  );
}

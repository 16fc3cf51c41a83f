import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface ChoiceGroupProps extends ComponentProps<'div'> {
  /** Name of the setting. */
  label: ReactNode;
  /** Id of the label, for `aria-labelledby` of the group of options. */
  labelId: string;
  /** Content at the end of the label's line: the selected option or a badge. */
  end?: ReactNode;
  children: ReactNode;
}

/** A labelled group of options. */
export function ChoiceGroup({ label, labelId, end, className, children, ...props }: ChoiceGroupProps) {
  return (
    <div
      data-ui="choice-group"
      className={cn('ui:grid ui:w-full ui:min-w-0 ui:gap-1.5', className)}
      {...props}
    >
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

import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { RadioGroupRoot, type RadioGroupRootProps } from './radio-group-root';

export type RadioGroupProps = RadioGroupRootProps;

/** A radio group of a few rows. Name it with `aria-label` or `aria-labelledby`. @public */
export function RadioGroup({ className, ...props }: RadioGroupProps) {
  return (
    <RadioGroupRoot
      data-ui="radio-group"
      className={cn('ui:grid ui:content-start ui:gap-2', className)}
      {...props}
    />
  );
}

export interface RadioOptionProps extends Omit<ComponentProps<typeof RadixRadioGroup.Item>, 'children'> {
  /** Name of the option. */
  label: ReactNode;
  /** A badge beside the name. */
  badge?: ReactNode;
  /** Explanation in a line below the name. */
  description?: ReactNode;
  /** Content at the end of the row, for instance a price. */
  end?: ReactNode;
}

/** One option. The whole row is the target. @public */
export function RadioOption({ label, badge, description, end, className, ...props }: RadioOptionProps) {
  const id = useId();
  return (
    <RadixRadioGroup.Item
      data-ui="radio-option"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-badge ${id}-description ${id}-end`}
      className={cn(
        'ui:group ui:flex ui:flex-wrap ui:min-h-14 ui:w-full ui:min-w-0 ui:items-center ui:gap-4 ui:rounded-md ui:border ui:border-line ui:bg-surface-raised ui:px-4 ui:py-3 ui:text-start ui:text-ink',
        'ui:transition-colors ui:duration-fast ui:ease-out ui:not-disabled:not-data-[state=checked]:hover:border-accent-line',
        'ui:data-[state=checked]:border-accent-line ui:data-[state=checked]:bg-accent-soft ui:data-[state=checked]:[box-shadow:inset_0_0_0_1px_var(--ui-accent-line)]',
        'ui:disabled:bg-surface-sunken ui:disabled:text-ink-faint ui:forced-colors:data-[state=checked]:outline-2',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className="ui:grid ui:size-5 ui:shrink-0 ui:place-items-center ui:rounded-full ui:border-[1.5px] ui:border-line-strong ui:bg-surface-raised ui:group-data-[state=checked]:border-accent ui:group-data-[state=checked]:bg-accent"
      >
        <RadixRadioGroup.Indicator className="ui:size-2 ui:rounded-full ui:bg-on-accent ui:forced-colors:bg-[CanvasText]" />
      </span>
      <span className="ui:grid ui:min-w-0 ui:flex-[1_1_7rem] ui:gap-0.5 ui:wrap-anywhere">
        <span className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-2 ui:gap-y-1">
          <span id={`${id}-label`} className="ui:font-medium">
            {label}
          </span>
          {badge && <span id={`${id}-badge`}>{badge}</span>}
        </span>
        {description && (
          <span
            id={`${id}-description`}
            className="ui:text-sm ui:text-ink-muted ui:group-disabled:text-ink-faint"
          >
            {description}
          </span>
        )}
      </span>
      {end && (
        <span id={`${id}-end`} className="ui:num ui:ms-auto ui:text-end">
          {end}
        </span>
      )}
    </RadixRadioGroup.Item>
  );
}

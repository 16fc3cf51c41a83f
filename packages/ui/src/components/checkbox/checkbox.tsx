import { Checkbox as RadixCheckbox } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { CheckIcon, MinusIcon } from '../icons';

const MARK = 'ui:size-3.5 ui:stroke-[2.6] ui:forced-colors:text-[CanvasText]';

export interface CheckboxProps extends Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children'> {
  /** The label: what the user agrees to. A press on it toggles the checkbox. */
  label: ReactNode;
  /** Help text below the label, the accessible description of the control. */
  description?: ReactNode;
}

/**
 * A checkbox for a value that is sent later with the rest of a form. `checked="indeterminate"` is for a checkbox that
 * stands for several others. Other props go to the control.
 * @public
 */
export function Checkbox({ label, description, id, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = description ? `${controlId}-description` : undefined;

  return (
    <div data-ui="checkbox" className="ui:flex ui:items-start ui:gap-3 ui:text-sm ui:max-desk:py-3">
      <RadixCheckbox.Root
        data-ui="checkbox-control"
        id={controlId}
        aria-describedby={descriptionId}
        className={cn(
          'ui:relative ui:grid ui:size-5 ui:shrink-0 ui:place-items-center ui:rounded-xs ui:border-[1.5px] ui:border-line-strong ui:bg-surface ui:text-on-accent',
          'ui:transition-colors ui:duration-fast ui:ease-out ui:before:absolute ui:before:-inset-3',
          'ui:group ui:enabled:not-data-[state=unchecked]:border-accent ui:enabled:not-data-[state=unchecked]:bg-accent',
          'ui:disabled:border-line ui:disabled:bg-surface-sunken ui:disabled:text-ink-faint',
          className,
        )}
        {...props}
      >
        <RadixCheckbox.Indicator data-ui="checkbox-indicator" className="ui:grid ui:place-items-center">
          <CheckIcon aria-hidden className={cn(MARK, 'ui:group-data-[state=indeterminate]:hidden')} />
          <MinusIcon aria-hidden className={cn(MARK, 'ui:group-data-[state=checked]:hidden')} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <div className="ui:grid ui:min-w-0 ui:wrap-anywhere">
        <label htmlFor={controlId} className="ui:text-ink">
          {label}
        </label>
        {descriptionId !== undefined && (
          <p id={descriptionId} className="ui:text-xs ui:text-ink-muted">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}

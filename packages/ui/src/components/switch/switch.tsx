import { Checkbox as RadixCheckbox, type Switch as RadixSwitch } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface SwitchProps extends Omit<ComponentProps<typeof RadixSwitch.Root>, 'children'> {
  /** The label: what is on or off. A press on it toggles the switch. */
  label: ReactNode;
  /** Help text below the label, the accessible description of the control. */
  description?: ReactNode;
}

/** A setting that takes effect at once. Other props go to the control. @public */
export function Switch({ label, description, id, className, onKeyDown, ...props }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = description ? `${controlId}-description` : undefined;

  return (
    <div
      data-ui="switch"
      className="ui:flex ui:items-center ui:justify-between ui:gap-3 ui:text-sm ui:max-desk:min-h-11"
    >
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
      <RadixCheckbox.Root
        // Radix sets `aria-checked`, which the linter does not see.
        {...{ role: 'switch' }}
        data-ui="switch-control"
        id={controlId}
        aria-describedby={descriptionId}
        className={cn(
          'ui:relative ui:inline-flex ui:h-6 ui:w-10 ui:shrink-0 ui:items-center ui:rounded-full ui:border ui:border-line-strong ui:bg-surface-sunken ui:p-0.5',
          'ui:transition-colors ui:duration-fast ui:ease-out ui:before:absolute ui:before:end-0 ui:before:-inset-y-2.5 ui:before:w-11',
          'ui:group ui:enabled:data-[state=checked]:border-accent ui:enabled:data-[state=checked]:bg-accent',
          'ui:disabled:border-line ui:disabled:bg-surface-sunken',
          className,
        )}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // Radix keeps Enter from a checkbox.
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        {...props}
      >
        {/* Radix has the same for a switch, in a package of its own. */}
        <RadixCheckbox.Indicator
          forceMount
          data-ui="switch-thumb"
          className="ui:block ui:size-4.5 ui:rounded-full ui:bg-line-strong ui:transition-press ui:duration-fast ui:ease-out ui:data-[state=checked]:[translate:--spacing(4)] ui:group-enabled:data-[state=checked]:bg-on-accent ui:rtl:data-[state=checked]:[translate:--spacing(-4)] ui:forced-colors:bg-[CanvasText]"
        />
      </RadixCheckbox.Root>
    </div>
  );
}

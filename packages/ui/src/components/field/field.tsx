import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { CircleAlertIcon } from '../icons';
import { FieldContext } from './field-context';

export interface FieldProps extends ComponentProps<'div'> {
  /** Label of the control, always visible above it. */
  label: ReactNode;
  /** Help text below the control, part of its accessible description. */
  description?: ReactNode;
  /** Error message. While it is set, the control has `aria-invalid`. */
  error?: ReactNode;
  /**
   * Marks the control as required for screen readers (`aria-required`).
   * @default false
   */
  required?: boolean;
  /** Id of the control. By default it is generated. */
  controlId?: string;
  /** One control that uses `useFieldControl`: `Input`, `PasswordInput`, `Textarea`. */
  children: ReactNode;
}

/** A label, one control, and its description and error message. @public */
export function Field({
  label,
  description,
  error,
  required = false,
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <FieldContext value={{ id, descriptionId, errorId, required }}>
      <div
        data-ui="field"
        data-invalid={errorId === undefined ? undefined : ''}
        className={cn('ui:relative ui:grid ui:gap-2', className)}
        {...props}
      >
        <label
          data-ui="field-label"
          htmlFor={id}
          className="ui:justify-self-start ui:text-sm ui:font-medium ui:wrap-anywhere ui:text-ink"
        >
          {label}
        </label>
        {children}
        {errorId !== undefined && (
          <p
            data-ui="field-error"
            id={errorId}
            className="ui:flex ui:items-start ui:gap-1.5 ui:text-xs ui:text-danger-ink"
          >
            <CircleAlertIcon aria-hidden className="ui:mt-[0.1rem] ui:size-4 ui:shrink-0" />
            <span className="ui:min-w-0 ui:wrap-anywhere">{error}</span>
          </p>
        )}
        {descriptionId !== undefined && (
          <p
            data-ui="field-description"
            id={descriptionId}
            className="ui:text-xs ui:wrap-anywhere ui:text-ink-muted"
          >
            {description}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

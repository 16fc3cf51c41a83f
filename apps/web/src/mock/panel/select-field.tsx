import { Field, useFieldControl } from '@product/ui';
import type { ComponentProps, ReactNode } from 'react';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  hint?: ReactNode;
}

/** A native select: a phone shows its own picker, and typing selects by the first letters. */
export function SelectField({ label, hint, ...props }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Select {...props} />
    </Field>
  );
}

function Select(props: ComponentProps<'select'>) {
  return <select {...useFieldControl()} className="mock-panel-select" {...props} />;
}

import { Field, useFieldControl } from '@product/ui';
import type { ComponentProps, ReactNode } from 'react';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  description?: ReactNode;
}

/** A native select: a phone shows its own picker, and typing selects by the first letters. */
export function SelectField({ label, description, ...props }: SelectFieldProps) {
  return (
    <Field label={label} description={description}>
      <Select {...props} />
    </Field>
  );
}

function Select(props: ComponentProps<'select'>) {
  return <select {...useFieldControl()} className="mock-panel-select" {...props} />;
}

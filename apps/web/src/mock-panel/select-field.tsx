import { Field, useFieldControl } from '@product/ui';
import type { ComponentProps, ReactNode } from 'react';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  hint?: ReactNode;
}

/** One of many, as the platform lets one choose: on a phone it has a wheel, with keys one types the beginning. */
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

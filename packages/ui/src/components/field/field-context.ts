import { createContext, useContext } from 'react';

export interface FieldWiring {
  id: string;
  descriptionId: string | undefined;
  errorId: string | undefined;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Props that a control gets from the `Field` around it. */
export interface FieldControlProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Connects a control to the label, description and error of its `Field`. Outside a `Field` it returns no props. */
export function useFieldControl(): FieldControlProps {
  const field = useContext(FieldContext);
  if (field === undefined) return {};
  const described = [field.errorId, field.descriptionId].filter((id) => id !== undefined).join(' ');
  return {
    id: field.id,
    'aria-describedby': described || undefined,
    'aria-invalid': field.errorId === undefined ? undefined : true,
    'aria-required': field.required || undefined,
  };
}

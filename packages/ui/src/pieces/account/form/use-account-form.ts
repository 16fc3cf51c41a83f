import type { FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { RuleKey } from '@product/domain';
import { useUi } from '../../../i18n';
import { useSingleFlight } from '../../../lib/use-single-flight';

export interface AccountFormOptions<Values extends FieldValues> {
  /** Of a validation schema of the domain. Its type is not the schema's, for which a host would need another package. */
  resolver: Resolver<Values, unknown, Values>;
  /**
   * Without them the form takes its initial values from the DOM: on a prerendered page, what the user typed before
   * hydration.
   */
  defaultValues?: DefaultValues<Values>;
  /** Whether a submit is pending; further submits are ignored. */
  pending: boolean;
  onSubmit?: (values: Values) => void | Promise<void>;
}

export interface AccountForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  submit: (event: FormEvent) => void;
  /** Translates a field's error message. */
  formatError: (error: FieldError | undefined) => string | undefined;
}

/**
 * Form state over a validation schema of the domain. It validates on submit, after a first failure on every change, and
 * focuses the first invalid field.
 */
export function useAccountForm<Values extends FieldValues>({
  resolver,
  defaultValues,
  pending,
  onSubmit,
}: AccountFormOptions<Values>): AccountForm<Values> {
  const { t } = useUi();
  const form = useForm<Values, unknown, Values>({
    resolver,
    ...(defaultValues && { defaultValues }),
  });
  const once = useSingleFlight();

  return {
    form,
    submit(event) {
      event.preventDefault();
      if (!pending) once(form.handleSubmit((values) => onSubmit?.(values)));
    },
    formatError: (error) => (error?.message ? t(error.message as RuleKey) : undefined),
  };
}

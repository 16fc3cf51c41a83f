'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { RuleKey } from '@product/domain';
import { useUi } from '../../../i18n';

type Schema<Values extends FieldValues> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Values>
>[0];

export interface AccountFormOptions<Values extends FieldValues> {
  schema: Schema<Values>;
  /** Without them the form begins with what its fields hold: on a page drawn before its code came, what was typed there. */
  defaultValues?: DefaultValues<Values>;
  /** A submit is on its way: another one waits for it. */
  pending: boolean;
  onSubmit?: (values: Values) => void | Promise<void>;
}

export interface AccountForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  submit: (event: FormEvent) => void;
  /** A field's message in the reader's language. */
  say: (error: FieldError | undefined) => string | undefined;
}

/**
 * A form over one of the domain's rules: it validates on submit, after a first failure on every change, and leads to
 * the first field that is wrong.
 */
export function useAccountForm<Values extends FieldValues>({
  schema,
  defaultValues,
  pending,
  onSubmit,
}: AccountFormOptions<Values>): AccountForm<Values> {
  const { t } = useUi();
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(schema),
    ...(defaultValues && { defaultValues }),
  });
  const { isSubmitting, submitCount } = form.formState;

  // Two presses in one task see the same render: only a ref knows of the first. It opens again when the host's
  // `pending`, set in answer to the submit, has been rendered.
  const locked = useRef(false);
  useEffect(() => {
    locked.current = isSubmitting;
  }, [isSubmitting, submitCount]);

  return {
    form,
    submit(event) {
      event.preventDefault();
      if (pending || locked.current) return;
      locked.current = true;
      void form.handleSubmit((values) => onSubmit?.(values))();
    },
    say: (error) => (error?.message ? t(error.message as RuleKey) : undefined),
  };
}

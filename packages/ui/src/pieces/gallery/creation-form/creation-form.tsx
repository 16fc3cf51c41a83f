'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { creationFormSchema, type CreationForm as CreationFormValues, type RuleKey } from '@product/domain';
import { Controller, useForm } from 'react-hook-form';
import { Button, Checkbox, DialogClose, DialogFooter, Field, Input } from '../../../components';
import { useUi } from '../../../i18n';
import { FailureLine } from '../failure-line';
import { useSingleFlight } from '../hooks';

export type { CreationFormValues };

export interface CreationFormProps {
  /** What the form starts with: an empty title, private. */
  defaultValues?: Partial<CreationFormValues>;
  /** The words of the button that sends it. */
  submitLabel: string;
  /**
   * It is being saved: the button says so and presses do nothing.
   * @default false
   */
  pending?: boolean;
  /** Why saving failed, said in place; what was typed stays. */
  error?: string;
  /** A valid title, trimmed, and who may see it. A promise holds further submits back until it has settled. */
  onSubmit?: (values: CreationFormValues) => unknown;
}

/** A creation's title and visibility, inside a dialog. */
export function CreationForm({
  defaultValues,
  submitLabel,
  pending = false,
  error,
  onSubmit,
}: CreationFormProps) {
  const { t } = useUi();
  const once = useSingleFlight();
  const { register, control, handleSubmit, formState } = useForm<CreationFormValues>({
    resolver: standardSchemaResolver(creationFormSchema),
    defaultValues: { title: '', isPublic: false, ...defaultValues },
  });
  const titleError = formState.errors.title?.message as RuleKey | undefined;

  const save = handleSubmit((values) => onSubmit?.(values));

  return (
    <form
      noValidate
      className="ui:grid ui:gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) once(() => save(event));
      }}
    >
      <Field label={t('generator.title')} error={titleError && t(titleError)} required>
        <Input
          dir="auto"
          autoComplete="off"
          placeholder={t('generator.titlePlaceholder')}
          {...register('title')}
        />
      </Field>
      <Controller
        control={control}
        name="isPublic"
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox
            label={t('generator.makePublic')}
            hint={t('generator.makePublicHint')}
            checked={value}
            onCheckedChange={(checked) => onChange(checked === true)}
            {...field}
          />
        )}
      />
      {error && <FailureLine>{error}</FailureLine>}
      <DialogFooter>
        <DialogClose asChild>
          <Button>{t('common.cancel')}</Button>
        </DialogClose>
        <Button type="submit" variant="accent" busy={pending}>
          {pending ? t('generator.saving') : submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

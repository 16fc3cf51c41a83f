import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { creationFormSchema, type CreationForm as CreationFormValues, type RuleKey } from '@product/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Checkbox, DialogClose, DialogFooter, Field, Input } from '../../components';
import { useUi } from '../../i18n';
import type { PendingProps } from '../../lib/pending-props';
import { FailureLine } from './failure-line';
import { useSingleFlight } from '../../lib/use-single-flight';

export interface CreationFormProps extends PendingProps {
  /** Initial values. By default the title is empty and the creation is private. */
  defaultValues?: Partial<CreationFormValues>;
  /** Returns values that were typed earlier, which the form shows in place of the initial ones. */
  getTyped: () => CreationFormValues | undefined;
  /** Called with the values when one of them changes. */
  onTyped: (values: CreationFormValues) => void;
  /** Label of the submit button. */
  submitLabel: string;
  /**
   * Called with the valid, trimmed title and the visibility. While a promise that it returns is pending, further
   * submits are ignored.
   */
  onSubmit?: (values: CreationFormValues) => unknown;
}

export function CreationForm({
  defaultValues,
  getTyped,
  onTyped,
  submitLabel,
  pending = false,
  error,
  onSubmit,
}: CreationFormProps) {
  const { t } = useUi();
  const once = useSingleFlight();
  const [typed] = useState(getTyped);
  const { register, control, handleSubmit, formState, subscribe } = useForm<CreationFormValues>({
    resolver: standardSchemaResolver(creationFormSchema),
    defaultValues: { title: '', isPublic: false, ...defaultValues, ...typed },
  });
  const keepTyped = useEffectEvent(onTyped);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }),
    [subscribe],
  );
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
      <Field label={t('properties.title')} error={titleError && t(titleError)} required>
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
            description={t('generator.makePublicHint')}
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
        <Button type="submit" variant="primary" loading={pending}>
          {pending ? t('generator.saving') : submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

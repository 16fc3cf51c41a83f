import { PRESET_NAME_MAX_LENGTH, toPresetName } from '@product/studio';
import { Button, Field, Input } from '@product/ui';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/recipes';

interface PresetNameFormProps {
  label: string;
  /** A name to change, which is selected. */
  initial?: string;
  field?: RefObject<HTMLInputElement | null>;
  submitLabel: (name: string) => string;
  /** Why a name is refused, besides an empty one. */
  errorOf?: (name: string) => string | undefined;
  onSubmit: (name: string) => void;
}

export function PresetNameForm(props: PresetNameFormProps) {
  const { label, initial = '', submitLabel, errorOf, onSubmit } = props;
  const { t } = useLazyTexts('recipes', english);
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const name = toPresetName(typed);
  useEffect(() => {
    // It has replaced the pressed button.
    if (!initial) return;
    field.current?.focus();
    field.current?.select();
  }, [field, initial]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree it is within the form of the generator, which would submit as well.
    event.stopPropagation();
    const problem = name ? errorOf?.(name) : t('nameMissing');
    setError(problem);
    if (problem) return field.current?.focus();
    setTyped('');
    onSubmit(name);
  }

  return (
    <form noValidate className="grid gap-2" onSubmit={submit}>
      <Field label={label} error={error} required>
        <Input
          ref={field}
          dir="auto"
          autoComplete="off"
          maxLength={PRESET_NAME_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit">{submitLabel(name)}</Button>
    </form>
  );
}

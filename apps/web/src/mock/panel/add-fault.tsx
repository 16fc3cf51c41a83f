import { Button, Field, Input } from '@product/ui';
import { faultMenu, writeFault } from 'mock-api';
import { useState } from 'react';
import { SelectField } from './select-field';
import { texts } from './texts';

const FAULTS = faultMenu.filter(({ endpoints }) => endpoints.length > 0);

export interface AddFaultProps {
  /** @param fault in the notation of the page's address: `F13:generation.create@2` */
  onAdd: (fault: string) => void;
}

/** A form for a fault: the call that it applies to, from which request on and how often. */
export function AddFault({ onAdd }: AddFaultProps) {
  const [kind, setKind] = useState(FAULTS[0]);
  if (!kind) return null;

  return (
    <form
      className="mock-panel-grid"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        onAdd(
          writeFault({
            id: kind.id,
            endpoint: kind.endpoints.find((name) => name === fields.get('endpoint')),
            after: (Number(fields.get('nth')) || 1) - 1,
            times: Number(fields.get('times')) || undefined,
          }),
        );
      }}
    >
      <SelectField
        label={texts.fault}
        description={kind.summary}
        value={kind.id}
        onChange={(event) => setKind(FAULTS.find(({ id }) => id === event.target.value))}
      >
        {FAULTS.map(({ id, summary }) => (
          <option key={id} value={id}>
            {`${id} ${summary}`}
          </option>
        ))}
      </SelectField>
      <SelectField name="endpoint" label={texts.endpoint}>
        <option value="">{texts.everyCall}</option>
        {kind.endpoints.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Field label={texts.nth}>
        <Input name="nth" type="number" min={1} defaultValue={1} />
      </Field>
      <Field label={texts.times}>
        <Input name="times" type="number" min={1} placeholder={texts.always} />
      </Field>
      <Button type="submit" fullWidth>
        {texts.addFault}
      </Button>
    </form>
  );
}

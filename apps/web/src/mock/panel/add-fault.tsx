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
  const [endpoint, setEndpoint] = useState('');
  const [nth, setNth] = useState('1');
  const [times, setTimes] = useState('');
  if (!kind) return null;

  return (
    <form
      className="mock-panel-grid"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(
          writeFault({
            id: kind.id,
            endpoint: kind.endpoints.find((name) => name === endpoint),
            after: (Number(nth) || 1) - 1,
            times: Number(times) || undefined,
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
      <SelectField
        label={texts.endpoint}
        value={endpoint}
        onChange={(event) => setEndpoint(event.target.value)}
      >
        <option value="">{texts.everyCall}</option>
        {kind.endpoints.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Field label={texts.nth}>
        <Input type="number" min={1} value={nth} onChange={(event) => setNth(event.target.value)} />
      </Field>
      <Field label={texts.times}>
        <Input
          type="number"
          min={1}
          placeholder={texts.always}
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
      </Field>
      <Button type="submit" fullWidth>
        {texts.addFault}
      </Button>
    </form>
  );
}

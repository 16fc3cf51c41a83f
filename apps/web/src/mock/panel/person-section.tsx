import { Button } from '@product/ui';
import { DEMO_ACCOUNTS } from 'mock-api';
import { personOf } from 'mock-api/browser';
import { useState } from 'react';
import { Section } from './section';
import { SelectField } from './select-field';
import { texts } from './texts';
import { useControls } from './use-controls';

/** The option value for a visitor: no username is empty. */
const NOBODY = '';

export function PersonSection() {
  const { world, become } = useControls();
  const present = personOf(world) ?? NOBODY;
  const [wanted, setWanted] = useState(present);
  const others = world.state.accounts
    .map(({ username }) => username)
    .filter((username) => !DEMO_ACCOUNTS.some((demo) => demo === username))
    .toReversed();

  return (
    <Section title={texts.person}>
      <form
        className="mock-panel-row"
        onSubmit={(event) => {
          event.preventDefault();
          void become(wanted || null);
        }}
      >
        <SelectField
          label={texts.signedIn}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        >
          <option value={NOBODY}>{texts.nobody}</option>
          <optgroup label={texts.demoAccounts}>
            <Options names={DEMO_ACCOUNTS} />
          </optgroup>
          <optgroup label={texts.others}>
            <Options names={others} />
          </optgroup>
        </SelectField>
        <Button type="submit" disabled={wanted === present}>
          {texts.become}
        </Button>
      </form>
    </Section>
  );
}

function Options({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}

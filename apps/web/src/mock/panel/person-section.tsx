import { Button } from '@product/ui';
import { DEMO_ACCOUNTS } from 'mock-api';
import { signedInUsername } from 'mock-api/browser';
import { useState } from 'react';
import { Section } from './section';
import { SelectField } from './select-field';
import { texts } from './texts';
import { useControls } from './use-controls';

/** The option value for a visitor: no username is empty. */
const VISITOR_VALUE = '';

export function PersonSection() {
  const { world, switchUser } = useControls();
  const current = signedInUsername(world) ?? VISITOR_VALUE;
  const [selected, setSelected] = useState(current);
  const otherUsers = world.state.accounts
    .map(({ username }) => username)
    .filter((username) => !DEMO_ACCOUNTS.some((demo) => demo === username))
    .toReversed();

  return (
    <Section title={texts.person}>
      <form
        className="mock-panel-row"
        onSubmit={(event) => {
          event.preventDefault();
          void switchUser(selected || null);
        }}
      >
        <SelectField
          label={texts.signedIn}
          value={selected}
          onChange={(event) => setSelected(event.target.value)}
        >
          <option value={VISITOR_VALUE}>{texts.nobody}</option>
          <optgroup label={texts.demoAccounts}>
            <Options names={DEMO_ACCOUNTS} />
          </optgroup>
          <optgroup label={texts.others}>
            <Options names={otherUsers} />
          </optgroup>
        </SelectField>
        <Button type="submit" disabled={selected === current}>
          {texts.switchUser}
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

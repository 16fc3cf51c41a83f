import { Button } from '@product/ui';
import { scenarios, type ScenarioName } from 'mock-api';
import { useState } from 'react';
import { Section } from './section';
import { SelectField } from './select-field';
import { texts } from './texts';
import { useControls } from './use-controls';

const NAMES = Object.keys(scenarios) as ScenarioName[];

export function ScenarioSection() {
  const { world, open } = useControls();
  const [selected, setSelected] = useState(world.scenario);

  return (
    <Section title={texts.scenario}>
      <form
        className="mock-panel-row"
        onSubmit={(event) => {
          event.preventDefault();
          void open(selected);
        }}
      >
        <SelectField
          label={texts.startFrom}
          description={scenarios[selected].summary}
          value={selected}
          onChange={(event) => setSelected(NAMES.find((name) => name === event.target.value) ?? selected)}
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" disabled={selected === world.scenario}>
          {texts.openScenario}
        </Button>
      </form>
    </Section>
  );
}

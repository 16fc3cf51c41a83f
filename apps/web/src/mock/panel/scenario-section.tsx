import { Button } from '@product/ui';
import { SCENARIO_NAMES, scenarios } from 'mock-api';
import { useState } from 'react';
import { Section } from './section';
import { SelectField } from './select-field';
import { texts } from './texts';
import { useControls } from './use-controls';

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
          onChange={(event) =>
            setSelected(SCENARIO_NAMES.find((name) => name === event.target.value) ?? selected)
          }
        >
          {SCENARIO_NAMES.map((name) => (
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

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
  const [wanted, setWanted] = useState(world.scenario);

  return (
    <Section title={texts.scenario}>
      <form
        className="mock-panel-row"
        onSubmit={(event) => {
          event.preventDefault();
          void open(wanted);
        }}
      >
        <SelectField
          label={texts.startFrom}
          description={scenarios[wanted].summary}
          value={wanted}
          onChange={(event) => setWanted(NAMES.find((name) => name === event.target.value) ?? wanted)}
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" disabled={wanted === world.scenario}>
          {texts.openScenario}
        </Button>
      </form>
    </Section>
  );
}

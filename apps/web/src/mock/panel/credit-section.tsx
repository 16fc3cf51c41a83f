import { CREDIT_TIMES } from 'mock-api';
import { ChoiceField } from './choice-field';
import { Section } from './section';
import { texts } from './texts';
import { useControls } from './use-controls';

const CHOICES = CREDIT_TIMES.map((value) => ({ value, label: texts.creditTimes[value] }));

export function CreditSection() {
  const { world, choose } = useControls();
  return (
    <Section title={texts.credit}>
      <ChoiceField
        label={texts.arrives}
        value={world.state.creditTime}
        choices={CHOICES}
        onChoose={(credit) => choose({ credit })}
      />
    </Section>
  );
}

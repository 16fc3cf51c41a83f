import { ChoiceField } from './choice-field';
import { Section } from './section';
import { texts } from './texts';
import { useControls } from './use-controls';

const REALISTIC_CHOICE = { value: undefined, label: texts.realistic };

export function TimeSection() {
  const { settings, choose } = useControls();
  const { latency, delay = 0 } = settings;
  return (
    <Section title={texts.latency}>
      <ChoiceField<number | undefined>
        label={texts.generation}
        value={latency}
        choices={[...durations([0, 30_000], latency), REALISTIC_CHOICE]}
        onChoose={(value) => choose({ latency: value })}
      />
      <ChoiceField
        label={texts.delay}
        value={delay}
        choices={durations([0, 1_000, 5_000], delay)}
        onChoose={(value) => choose({ delay: value || undefined })}
      />
    </Section>
  );
}

/** The proposed durations in ms, and the current one, which an address may have set. */
function durations(proposed: number[], current: number | undefined) {
  return [...new Set(current === undefined ? proposed : [...proposed, current])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: value === 0 ? texts.atOnce : texts.duration(value) }));
}

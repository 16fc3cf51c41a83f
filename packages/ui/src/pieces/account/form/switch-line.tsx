import { TextLink } from '../../../components/text-link';

interface SwitchLineProps {
  question: string;
  answer: string;
  onSwitch: () => void;
}

export function SwitchLine({ question, answer, onSwitch }: SwitchLineProps) {
  return (
    <p className="ui:text-center ui:text-sm ui:text-ink-muted">
      <span>{question}</span>{' '}
      <TextLink asChild>
        <button type="button" onClick={onSwitch}>
          {answer}
        </button>
      </TextLink>
    </p>
  );
}

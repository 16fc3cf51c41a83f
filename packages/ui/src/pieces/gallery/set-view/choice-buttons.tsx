import { Button, CheckIcon, XIcon } from '../../../components';
import { useQueueUi } from '../../../i18n/use-queue-ui';
import type { SetResult } from './set-result';

export interface ChoiceButtonsProps {
  result: SetResult;
  /** Position in the set, from 1. */
  number: number;
  /** Position in the tab order; the grid sets it. */
  tabIndex?: number | undefined;
  /** Without it the buttons are not rendered. */
  onChoose: ((id: string, choice: 'keep' | 'leave') => void) | undefined;
}

const ICONS = { keep: CheckIcon, leave: XIcon };

/** Whether to keep a result. A press on what is chosen takes it back. */
export function ChoiceButtons({ result: { id, choice }, number, tabIndex, onChoose }: ChoiceButtonsProps) {
  const { t, format } = useQueueUi();
  if (!onChoose) return null;
  return (['keep', 'leave'] as const).map((name) => {
    const Icon = ICONS[name];
    const label = t(`set.${name}`);
    return (
      <Button
        key={name}
        size="sm"
        aria-label={t('common.labelled', { label, text: format.number(number) })}
        aria-pressed={choice === name}
        tabIndex={tabIndex}
        onClick={() => onChoose(id, name)}
      >
        <Icon aria-hidden />
        <span>{label}</span>
      </Button>
    );
  });
}

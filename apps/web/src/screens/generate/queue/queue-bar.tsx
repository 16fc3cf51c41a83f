import { gateReason, isPromptEmpty, promptExcess, type GeneratorSettings } from '@product/domain';
import { Button, type BlockReason } from '@product/ui';
import type { RefObject } from 'react';
import { useTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/generate';
import { useCost } from '../use-cost';
import type { QueueForm } from './use-queue-form';

interface QueueBarProps {
  form: QueueForm;
  settings: GeneratorSettings;
  area: RefObject<HTMLTextAreaElement | null>;
  onBlocked: (reason: BlockReason) => void;
}

/** What a press will do, and the button that adds to the queue while Generate has to wait. */
export function QueueBar({ form, settings, area, onBlocked }: QueueBarProps) {
  const { t } = useTexts('generate', english);
  const { access } = useCost();
  const { tools, plan, isFull } = form;
  const add = () => {
    const prompt = area.current?.value ?? '';
    const reason = isPromptEmpty(prompt) ? 'promptRequired' : gateReason(settings, access);
    if (reason) onBlocked(reason);
    if (reason === 'promptRequired' || promptExcess(prompt) > 0) area.current?.focus();
    else if (!reason) void form.add({ ...settings, prompt }, true);
  };
  const hasButton = form.isRunning || form.hasWaiting;
  const hasNote = tools !== undefined && (plan !== undefined || isFull);
  if (!hasButton && !hasNote) return null;
  return (
    <div className="mt-2 grid gap-2">
      {hasButton && <Button onClick={add}>{t('addToQueue')}</Button>}
      {hasNote && <tools.PlanNote plan={plan} />}
    </div>
  );
}

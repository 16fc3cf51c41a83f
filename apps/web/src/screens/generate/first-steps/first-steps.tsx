import { Button, ImageIcon, LightbulbIcon, TokenIcon } from '@product/ui';
import { Suspense, useId } from 'react';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/first-steps';

interface FirstStepsProps {
  onDismiss: () => void;
}

/** What a new user needs to know of the prompt, the style and the cost. It loads late: content below it would move. */
export function FirstSteps(props: FirstStepsProps) {
  return (
    <Suspense>
      <Steps {...props} />
    </Suspense>
  );
}

const STEPS = [
  ['prompt', LightbulbIcon],
  ['style', ImageIcon],
  ['cost', TokenIcon],
] as const;

function Steps({ onDismiss }: FirstStepsProps) {
  const { t } = useLazyTexts('first-steps', english);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3 rounded-md border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-sm font-semibold">
          {t('title')}
        </h2>
        <Button size="sm" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
      <ul role="list" className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4">
        {STEPS.map(([step, Icon]) => (
          <li key={step} className="flex gap-2 text-xs text-ink-muted">
            <Icon aria-hidden className="size-4 shrink-0" />
            <span>{t(step)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

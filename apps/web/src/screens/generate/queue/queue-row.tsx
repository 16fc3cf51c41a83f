import { generationCost } from '@product/domain';
import type { QueueJob, QueueStore } from '@product/studio/queue';
import { Badge, Button, Spinner, useUi, XIcon } from '@product/ui';
import type { ReactNode } from 'react';
import { useServices } from '../../../core/services';
import { useUser } from '../../../core/use-user';
import { useTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/generate';

interface QueueRowProps {
  job: QueueJob;
  /** All of them, in their order. */
  jobs: readonly QueueJob[];
  queue: QueueStore;
  keepFocus: (act: () => void) => () => void;
}

const VARIANTS = { waiting: 'neutral', running: 'accent', done: 'success', failed: 'warning' } as const;

/** One generation of the queue. */
export function QueueRow({ job, jobs, queue, keepFocus }: QueueRowProps) {
  const { t } = useTexts('generate', english);
  const { t: ui } = useUi();
  const user = useUser();
  const { formatMessage } = useServices();
  const { id, state, choices, message, isUnknown } = job;
  const { prompt, style, aspectRatio } = choices;
  const differIn = (key: 'style' | 'aspectRatio') =>
    jobs.some((other) => other.choices[key] !== choices[key]);
  const waiting = jobs.filter((listed) => listed.state === 'waiting');
  const index = waiting.indexOf(job);
  const cost = generationCost(user, choices.mediaType);
  const failure = message ?? formatMessage({ key: 'generation.create.failure.generationFailed.content' });
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm">
      <Badge variant={VARIANTS[state]}>
        {state === 'running' && <Spinner />}
        <span>{t(`queue.state.${state}`)}</span>
      </Badge>
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {prompt}
      </span>
      <span className="flex flex-wrap gap-x-2 text-xs text-ink-muted empty:hidden">
        {differIn('style') && <span>{ui(`vocabulary.style.${style}`)} </span>}
        {differIn('aspectRatio') && <bdi className="num">{aspectRatio} </bdi>}
      </span>
      <span className="flex">
        {index > 0 && (
          <Action label={t('queue.up')} prompt={prompt} onClick={() => queue.move(id, -1)}>
            <span aria-hidden>↑</span>
          </Action>
        )}
        {index >= 0 && index < waiting.length - 1 && (
          <Action label={t('queue.down')} prompt={prompt} onClick={() => queue.move(id, 1)}>
            <span aria-hidden>↓</span>
          </Action>
        )}
        {state === 'running' && (
          <Action label={ui('common.cancel')} prompt={prompt} onClick={keepFocus(queue.cancel)}>
            <span>{ui('common.cancel')}</span>
          </Action>
        )}
        {state === 'failed' && (
          <Action
            label={ui('common.tryAgain')}
            prompt={prompt}
            onClick={keepFocus(() => queue.retry(id, { cost, isTrial: cost > 0 && user.tokens === 0 }))}
          >
            <span>{ui('common.tryAgain')}</span>
          </Action>
        )}
        {state !== 'running' && (
          <Action label={t('queue.remove')} prompt={prompt} onClick={keepFocus(() => queue.remove(id))}>
            <XIcon aria-hidden />
          </Action>
        )}
      </span>
      {state === 'failed' && (
        <p dir="auto" className="w-full text-xs text-ink-muted">
          <span>{failure}</span> {isUnknown && <span>{t('queue.unknown')}</span>}
        </p>
      )}
    </li>
  );
}

interface ActionProps {
  label: string;
  prompt: string;
  onClick: () => void;
  children: ReactNode;
}

function Action({ label, prompt, onClick, children }: ActionProps) {
  const { t } = useUi();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t('common.labelled', { label, text: prompt })}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

import { QUEUE_LIMIT, type GeneratorChoices, type MediaType } from '@product/domain';
import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';
import { packName, type Pack } from '../../../lib/offers';
import { BuyTokensLink } from '../note/buy-tokens-link';
import { useQueueUi } from '../../../i18n/use-queue-ui';

/** What a press will do, for example by `planQueue` of `@product/studio/queue`. */
export interface QueueNotePlan {
  /** The generations that the press adds. */
  added: readonly Pick<GeneratorChoices, 'prompt' | 'style' | 'aspectRatio'>[];
  /** The number of those that already wait, and that the press agrees to as well. */
  waiting: number;
  /** The number of all of them, and their cost in tokens. */
  count: number;
  cost: number;
  /** The medium of all of them, if it is one. */
  media: MediaType | undefined;
  /** How many of them the balance covers. */
  covered: number;
  /** The tokens that are missing for the others, or left after them. */
  missing: number;
  left: number;
  /** The pack that covers what is missing. */
  pack: Pack | undefined;
  /** Whether the user has no tokens, and the trial pays for some of them. */
  agreement: { isTrial: boolean };
}

export interface QueueNoteProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Without it the note says that the queue has no room. */
  plan: QueueNotePlan | undefined;
  /**
   * Whether the user pays for no generation.
   * @default false
   */
  free?: boolean;
  /** URL of the page that sells the pack. */
  buyTokensHref?: string | undefined;
  /** @default QUEUE_LIMIT */
  limit?: number;
}

/** What a press will do: how many, for how many tokens, how many of them the balance covers, and with which prompts. @beta */
export function QueueNote({
  plan,
  free = false,
  buyTokensHref,
  limit = QUEUE_LIMIT,
  className,
  ...props
}: QueueNoteProps) {
  const { t } = useQueueUi();
  const added = plan?.added ?? [];
  const prompts = added.map(({ prompt }) => prompt);
  const styles = [...new Set(added.map(({ style }) => style))];
  const ratios = [...new Set(added.map(({ aspectRatio }) => aspectRatio))];
  return (
    <div
      data-ui="queue-note"
      className={cn('ui:grid ui:gap-1 ui:text-xs ui:text-ink-muted', className)}
      {...props}
    >
      <p role="status" className="ui:num">
        {plan ? <PlanText plan={plan} free={free} /> : t('queue.full', { limit })}
      </p>
      {plan?.pack && (
        <p>
          <span>{t('generator.packCovers', { pack: packName(t, plan.pack) })}</span>{' '}
          <BuyTokensLink href={buyTokensHref} />
        </p>
      )}
      <p className="ui:flex ui:flex-wrap ui:gap-x-2 ui:empty:hidden">
        {styles.length > 1 &&
          styles.map((style) => <span key={style}>{t(`vocabulary.style.${style}`)} </span>)}
        {ratios.length > 1 && ratios.map((ratio) => <bdi key={ratio}>{ratio} </bdi>)}
      </p>
      {new Set(prompts).size > 1 && (
        <details>
          <summary className="ui:w-fit ui:py-1">{t('queue.prompts')}</summary>
          <div
            role="region"
            tabIndex={0}
            aria-label={t('queue.prompts')}
            className="ui:max-h-32 ui:overflow-auto"
          >
            <ol role="list" className="ui:grid ui:gap-1">
              {prompts.map((prompt, index) => (
                <li key={index} dir="auto">
                  {prompt}
                </li>
              ))}
            </ol>
          </div>
        </details>
      )}
    </div>
  );
}

function PlanText({ plan, free }: { plan: QueueNotePlan; free: boolean }) {
  const { t } = useQueueUi();
  const { added, count, cost, covered, missing, waiting, media } = plan;
  const works = t(media === undefined ? 'gallery.count' : `vocabulary.${media}s`, { count });
  const tokens = t('vocabulary.tokens', { count: cost });
  const left = t('vocabulary.tokens', { count: plan.left });
  const sentence = free
    ? t('queue.free', { works })
    : plan.agreement.isTrial
      ? t('queue.trial', { works, tokens })
      : missing === 0
        ? t('queue.enough', { works, tokens, left })
        : covered === 0
          ? t('queue.none', { works, tokens })
          : t('queue.part', { works, tokens, count: covered });
  return (
    <>
      <span>{sentence} </span>
      {added.length > 0 && waiting > 0 && (
        <span className="ui:block">{t('queue.alreadyWaiting', { count: waiting })}</span>
      )}
    </>
  );
}

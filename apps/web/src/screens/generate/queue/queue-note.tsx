import { isFreeOfCharge, QUEUE_LIMIT } from '@product/domain';
import type { QueuePlan } from '@product/studio/queue';
import { TextLink, useUi } from '@product/ui';
import { Suspense } from 'react';
import { buyTokensPath } from '../../../core/paths';
import { useUser } from '../../../core/use-user';
import { useLazyTexts } from '../../../core/use-texts';
import english from '../../../i18n/locales/en/generate';

interface QueueNoteProps {
  /** `undefined` if more would wait than there is room for. */
  plan: QueuePlan | undefined;
}

/** What a press will do: how many, for how many tokens, how many of them the balance covers, and with which prompts. */
export function QueueNote(props: QueueNoteProps) {
  return (
    <Suspense>
      <Note {...props} />
    </Suspense>
  );
}

function Note({ plan }: QueueNoteProps) {
  const { t } = useLazyTexts('generate', english);
  const { t: ui } = useUi();
  if (!plan)
    return (
      <p role="status" className="text-xs text-ink-muted">
        {t('queue.full', { limit: QUEUE_LIMIT })}
      </p>
    );
  const prompts = plan.added.map(({ prompt }) => prompt);
  const styles = [...new Set(plan.added.map(({ style }) => style))];
  const ratios = [...new Set(plan.added.map(({ aspectRatio }) => aspectRatio))];
  return (
    <div className="grid gap-1 text-xs text-ink-muted">
      <PlanText plan={plan} />
      <p className="flex flex-wrap gap-x-2 empty:hidden">
        {styles.length > 1 &&
          styles.map((style) => <span key={style}>{ui(`vocabulary.style.${style}`)} </span>)}
        {ratios.length > 1 && ratios.map((ratio) => <bdi key={ratio}>{ratio} </bdi>)}
      </p>
      {new Set(prompts).size > 1 && (
        <details>
          <summary className="w-fit py-1">{t('queue.prompts')}</summary>
          <div role="region" tabIndex={0} aria-label={t('queue.prompts')} className="max-h-32 overflow-auto">
            <ol role="list" className="grid gap-1">
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

/** A plan in words, and the pack that covers what is missing. */
export function PlanText({ plan }: { plan: QueuePlan }) {
  const { t } = useLazyTexts('generate', english);
  const { t: ui, Link } = useUi();
  const user = useUser();
  const { added, count, cost, covered, missing, waiting, pack, media } = plan;
  const works = ui(media === undefined ? 'gallery.count' : `vocabulary.${media}s`, { count });
  const tokens = ui('vocabulary.tokens', { count: cost });
  const left = ui('vocabulary.tokens', { count: plan.left });
  const sentence = isFreeOfCharge(user)
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
      <p role="status" className="num">
        <span>{sentence}</span>{' '}
        {added.length > 0 && waiting > 0 && <span>{t('queue.alreadyWaiting', { count: waiting })}</span>}
      </p>
      {pack && (
        <p>
          <span>{ui('generator.packCovers', { pack: ui(`billing.packName.${pack.id}`) })}</span>{' '}
          <TextLink asChild className="whitespace-nowrap">
            <Link href={buyTokensPath(pack.id)}>{ui('generator.buyTokens')}</Link>
          </TextLink>
        </p>
      )}
    </>
  );
}

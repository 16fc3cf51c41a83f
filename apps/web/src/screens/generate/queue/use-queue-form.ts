import type { GeneratorChoices } from '@product/domain';
import type { useDraft } from '@product/studio';
import type { FurtherSettings, QueuePlan } from '@product/studio/queue';
import { useState, useSyncExternalStore } from 'react';
import { usePartMissing } from '../../../core/feedback/use-part-missing';
import { useServices } from '../../../core/services';
import { useUser } from '../../../core/use-user';
import { lazyCode, useLazyCode } from '../../../lib/lazy-code';
import { tabStorage } from '../../../lib/safe-storage';
import { TAB_KEYS } from '../../../lib/stored';
import { useCost } from '../use-cost';
import type { SessionResults } from '../use-session-results';

const queueTools = lazyCode(() => import('./queue-tools'));

/** A prompt that may stand for several, which the code of the queue then reads. */
const alternativesIn = (prompt: string) => (prompt.includes('{') && prompt.includes('|') ? prompt : '');

const NO_FURTHER: FurtherSettings = { style: [], aspectRatio: [] };

const subscribeToNothing = () => () => undefined;
const nothing = () => undefined;

export type QueueForm = ReturnType<typeof useQueueForm>;

/** How many generations the form asks for, and the queue that they join. Its code loads with its first use. */
export function useQueueForm(
  { settings, defaultPrompt }: ReturnType<typeof useDraft>,
  session: SessionResults,
) {
  const services = useServices();
  const user = useUser();
  const partMissing = usePartMissing();
  const { costOf } = useCost();
  const [quantity, setQuantity] = useState(1);
  const [further, setFurther] = useState(NO_FURTHER);
  // Of other prompts the text is not needed here, so that typing renders nothing.
  const [alternatives, setAlternatives] = useState(() => alternativesIn(defaultPrompt));
  // One that the form has now is not a further one.
  const styles = further.style.filter((style) => style !== settings.style);
  const aspectRatios = further.aspectRatio.filter((ratio) => ratio !== settings.aspectRatio);
  const count = quantity * (1 + styles.length) * (1 + aspectRatios.length);
  const isSeveral = count > 1 || alternatives !== '';
  const [isStored] = useState(() => tabStorage.get(TAB_KEYS.queue) !== null);
  const { code: tools } = useLazyCode(queueTools, isSeveral || session.isRunning || isStored, partMissing);
  const queue = tools?.queueOf(services);
  const state = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.state ?? nothing);
  const has = (name: 'waiting' | 'running') => state?.jobs.some((job) => job.state === name) === true;
  const isActive = has('running') || (has('waiting') && state?.pause === undefined);
  const isRunning = session.isRunning || isActive;
  const { packs } = services.config.businessModel;

  const planOf = (code: NonNullable<typeof tools>, choices?: GeneratorChoices) =>
    code.planQueue({
      ...(choices && { choices, quantity, further }),
      queue: code.queueOf(services).state(),
      user,
      running: session.isRunning && !has('running') ? costOf(settings.mediaType) : 0,
      packs,
    });
  // One prompt costs as much as another one.
  const plan = tools && planOf(tools, { ...settings, prompt: alternatives || '-' });
  const isFull = tools !== undefined && plan === undefined;
  const isPart = plan !== undefined && (plan.covered < plan.count || plan.waiting > 0);

  return {
    tools,
    queue,
    state,
    quantity,
    setQuantity,
    further,
    setFurther,
    changePrompt: (prompt: string) => setAlternatives(alternativesIn(prompt)),
    /** Whether a press on Generate adds to the queue. */
    isSeveral,
    /** Whether Generate has to wait. What is added meanwhile joins the queue. */
    isRunning,
    hasWaiting: has('waiting'),
    /** Cancels what is running: a generation of the queue or of the form. */
    cancel: queue && has('running') ? queue.cancel : session.cancel,
    /** What the next press does; shown before it, unless it is one generation that is covered. */
    plan: isSeveral || (isRunning && isPart) ? plan : undefined,
    isFull: isFull && (isSeveral || isRunning),
    cost: isSeveral ? (plan?.cost ?? count * costOf(settings.mediaType)) : costOf(settings.mediaType),
    /** What waits would go on with this plan. */
    planOfWaiting: (): QueuePlan | undefined => tools && planOf(tools),
    /** Adds what the form asks for. To a paused queue it only adds. */
    add: async (choices: GeneratorChoices, joins = false) => {
      const code = await queueTools.load().catch(partMissing);
      const next = code && planOf(code, choices);
      if (!next) return;
      const staysPaused = joins && state?.pause !== undefined;
      code.queueOf(services).add(next.added, staysPaused ? undefined : next.agreement);
    },
  };
}

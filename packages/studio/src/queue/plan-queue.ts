import type { User } from '@product/api-client';
import {
  coveringPack,
  hasGenerationAccess,
  isFreeOfCharge,
  isPromptEmpty,
  QUEUE_LIMIT,
  type AspectRatio,
  type GeneratorChoices,
  type MediaType,
  type Style,
  type TokenPack,
} from '@product/domain';
import { expandPrompt } from './expand-prompt';
import {
  agreedJobs,
  coveredJobs,
  priceOfAll,
  runningJob,
  waitingJobs,
  type Agreement,
  type QueueState,
} from './queue-state';

/** What a press will do: it is shown before it. */
export interface QueuePlan {
  /** The generations that the press adds. */
  added: readonly GeneratorChoices[];
  /** The number of those that already wait, and that the press agrees to as well. */
  waiting: number;
  /** The number of all of them, and their cost in tokens. */
  count: number;
  cost: number;
  /** The medium of all of them, if it is one. */
  media: MediaType | undefined;
  /** How many of them the balance covers. Only these begin. */
  covered: number;
  /** The tokens that are missing for the others, or left after them. */
  missing: number;
  left: number;
  /** The smallest pack that covers these. */
  pack: TokenPack | undefined;
  /** What the press agrees to. */
  agreement: Agreement;
}

/** What each prompt is generated in besides the form's style and aspect ratio. */
export interface FurtherSettings {
  style: readonly Style[];
  aspectRatio: readonly AspectRatio[];
}

export interface PlanOptions {
  /** The choices of the form, and how often each prompt is generated. Without them the plan is for what waits. */
  choices?: GeneratorChoices;
  quantity?: number;
  further?: FurtherSettings;
  queue: QueueState;
  user: User;
  /** The cost of generations besides the queue that are running. */
  running?: number;
  packs: readonly TokenPack[];
}

/**
 * What a press adds to the queue, what it costs, and how much of it the balance covers.
 * @returns `undefined` if more would wait than `QUEUE_LIMIT`
 */
export function planQueue({
  choices,
  quantity = 1,
  further,
  queue,
  user,
  running = 0,
  packs,
}: PlanOptions): QueuePlan | undefined {
  const added = choices ? expandChoices(choices, quantity, further) : [];
  if (!added || added.length + waitingJobs(queue).length > QUEUE_LIMIT) return undefined;
  const { agreed, beyond } = agreedJobs(queue, user);
  const jobs = [...beyond, ...added.map((request) => ({ choices: request }))];
  // Unless the queue has stopped for tokens: then the trial is used up.
  const isTrial = !hasGenerationAccess(user) && queue.pause !== 'tokens';
  const reserved = priceOfAll(user, agreed) + (runningJob(queue)?.cost ?? 0) + running;
  const available = isFreeOfCharge(user) || isTrial ? Infinity : Math.max(0, user.tokens - reserved);
  const covered = coveredJobs(user, jobs, available);
  const cost = priceOfAll(user, jobs);
  const missing = Math.max(0, cost - available);
  const media = [...new Set(jobs.map(({ choices: { mediaType } }) => mediaType))];
  return {
    added,
    waiting: beyond.length,
    count: jobs.length,
    cost,
    media: media.length === 1 ? media[0] : undefined,
    covered: covered.length,
    missing,
    left: Math.max(0, user.tokens - reserved - cost),
    pack: missing > 0 ? coveringPack(packs, missing) : undefined,
    agreement: { cost: priceOfAll(user, covered), isTrial },
  };
}

/**
 * Each prompt that the choices stand for, in each style and aspect ratio, as often as the quantity says, so that the
 * first ones differ.
 */
function expandChoices(
  choices: GeneratorChoices,
  quantity: number,
  further: FurtherSettings = { style: [], aspectRatio: [] },
): GeneratorChoices[] | undefined {
  const prompts = expandPrompt(choices.prompt);
  const styles = [...new Set([choices.style, ...further.style])];
  const aspectRatios = [...new Set([choices.aspectRatio, ...further.aspectRatio])];
  const settings = styles.flatMap((style) => aspectRatios.map((aspectRatio) => ({ style, aspectRatio })));
  if (!prompts || prompts.length * settings.length * quantity > QUEUE_LIMIT) return undefined;
  const all = prompts
    .filter((prompt) => !isPromptEmpty(prompt))
    .flatMap((prompt) => settings.map((setting) => ({ ...choices, ...setting, prompt })));
  return Array.from({ length: quantity }, () => all).flat();
}

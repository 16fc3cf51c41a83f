import type { User } from '@product/api-client';
import { generationCost, type GeneratorChoices } from '@product/domain';

export interface QueueJob {
  id: number;
  /** The jobs that one press has added have the same number. */
  set: number;
  choices: GeneratorChoices;
  /** In tokens, once it has begun. */
  cost?: number | undefined;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** `mediaUrl` of the result. */
  mediaUrl?: string | undefined;
  /** Why it has failed: the server's message, if it sent one. */
  message?: string | undefined;
  /** Whether it may have been charged although it has failed: there was no answer, or the server is at fault. */
  isUnknown?: boolean | undefined;
}

/**
 * Why nothing begins: the user has paused the queue; tokens are missing; the user has not agreed to the cost of the rest,
 * after a reload for example; the session has expired; a call has got no answer.
 */
export type QueuePause = 'user' | 'tokens' | 'ask' | 'session' | 'connection';

export interface QueueState {
  jobs: readonly QueueJob[];
  /** The tokens that may still be spent: those of the last sentence that the user has agreed to, less what has begun. */
  budget: number;
  /** Whether the user had no tokens then: the server decides how many pictures of a trial are free. */
  isTrial: boolean;
  pause?: QueuePause | undefined;
  /** How long the server has asked to wait before the next one, in milliseconds. */
  delayMs?: number | undefined;
}

/** What the user has agreed to: it was on the screen when the press was made. */
export interface Agreement {
  /** In tokens. */
  cost: number;
  isTrial: boolean;
}

export type QueueAction =
  | { type: 'add'; choices: readonly GeneratorChoices[]; agreement: Agreement | undefined; set: number }
  | { type: 'resume'; agreement: Agreement }
  | { type: 'retry'; id: number; agreement: Agreement }
  | { type: 'pause'; pause: QueuePause }
  | { type: 'begin'; id: number; cost: number }
  | { type: 'done'; id: number; mediaUrl: string }
  | { type: 'failed'; id: number; message: string | undefined; isUnknown: boolean }
  /** The server has refused it without charging it: it waits again. */
  | { type: 'refused'; id: number; pause?: QueuePause; delayMs?: number }
  | { type: 'waited' }
  /** The page or the session has ended while one was running: its outcome is unknown. */
  | { type: 'interrupted' }
  | { type: 'cancelled'; id: number }
  | { type: 'remove'; id: number }
  | { type: 'move'; id: number; by: -1 | 1 }
  | { type: 'clear' };

export const EMPTY_QUEUE: QueueState = { jobs: [], budget: 0, isTrial: false };

export const waitingJobs = ({ jobs }: QueueState) => jobs.filter(({ state }) => state === 'waiting');
export const runningJob = ({ jobs }: QueueState) => jobs.find(({ state }) => state === 'running');
export const hasEnded = ({ state }: QueueJob) => state === 'done' || state === 'failed';

const priceOf = (user: User, { choices }: Pick<QueueJob, 'choices'>) =>
  generationCost(user, choices.mediaType);

export const priceOfAll = (user: User, jobs: readonly Pick<QueueJob, 'choices'>[]) =>
  jobs.reduce((sum, job) => sum + priceOf(user, job), 0);

/** The first of these jobs that a number of tokens covers. */
export function coveredJobs<Job extends Pick<QueueJob, 'choices'>>(
  user: User,
  jobs: readonly Job[],
  tokens: number,
): Job[] {
  let rest = tokens;
  const end = jobs.findIndex((job) => (rest -= priceOf(user, job)) < 0);
  return end < 0 ? [...jobs] : jobs.slice(0, end);
}

/** The waiting jobs that the user has agreed to, and those beyond. */
export function agreedJobs(state: QueueState, user: User) {
  const waiting = waitingJobs(state);
  const agreed = state.pause ? [] : coveredJobs(user, waiting, state.budget);
  return { agreed, beyond: waiting.slice(agreed.length) };
}

/** Whether one is running, or the next one is about to begin. */
export const isQueueActive = (state: QueueState): boolean =>
  runningJob(state) !== undefined || (!state.pause && waitingJobs(state).length > 0);

/** The state after an action. One that does not fit leaves it as it is. */
export function changeQueue(state: QueueState, action: QueueAction): QueueState {
  const { jobs, budget } = state;
  const update = (
    id: number,
    from: QueueJob['state'],
    change: Partial<QueueJob>,
    rest?: Partial<QueueState>,
  ) =>
    jobs.some((job) => job.id === id && job.state === from)
      ? { ...state, jobs: jobs.map((job) => (job.id === id ? { ...job, ...change } : job)), ...rest }
      : state;
  switch (action.type) {
    case 'add': {
      // Those of an earlier press that are over give way to the new ones.
      const kept = isOver(state) ? jobs.filter((job) => job.state === 'failed') : jobs;
      const id = Math.max(0, ...jobs.map((job) => job.id));
      const added = action.choices.map((choices, index): QueueJob => ({
        id: id + 1 + index,
        set: action.set,
        choices,
        state: 'waiting',
      }));
      return agree({ ...state, jobs: [...kept, ...added] }, action.agreement);
    }
    case 'resume':
      return agree(state, action.agreement);
    case 'retry': {
      const job = jobs.find(({ id, state: now }) => id === action.id && now === 'failed');
      if (!job) return state;
      const waiting: QueueJob = { ...job, state: 'waiting', message: undefined, isUnknown: undefined };
      const others = jobs.filter((other) => other !== job);
      const first = others.findIndex((other) => other.state === 'waiting');
      const next = others.toSpliced(first < 0 ? others.length : first, 0, waiting);
      return agree({ ...state, jobs: next }, action.agreement);
    }
    case 'pause':
      // What is running has been agreed to; for the rest, the user is asked again.
      return settled({ ...state, budget: 0, pause: action.pause, delayMs: undefined });
    case 'begin': {
      const { id, cost } = action;
      return update(id, 'waiting', { state: 'running', cost }, { budget: budget - cost });
    }
    case 'done':
      return update(action.id, 'running', { state: 'done', mediaUrl: action.mediaUrl });
    case 'failed': {
      const { message, isUnknown } = action;
      return update(action.id, 'running', { state: 'failed', message, isUnknown });
    }
    case 'refused': {
      const { pause, delayMs } = action;
      const cost = jobs.find(({ id }) => id === action.id)?.cost ?? 0;
      // The user may have paused the queue meanwhile.
      const isPaused = (pause ?? state.pause) !== undefined;
      const rest = isPaused ? { budget: 0, pause: pause ?? state.pause } : { budget: budget + cost, delayMs };
      return update(action.id, 'running', { state: 'waiting' }, rest);
    }
    case 'waited':
      return state.delayMs === undefined ? state : { ...state, delayMs: undefined };
    case 'interrupted': {
      const running = runningJob(state);
      return running ? update(running.id, 'running', { state: 'failed', isUnknown: true }) : state;
    }
    case 'cancelled':
    case 'remove': {
      const isRunning = action.type === 'cancelled';
      return settled({
        ...state,
        jobs: jobs.filter(({ id, state: now }) => id !== action.id || (now === 'running') !== isRunning),
      });
    }
    case 'move': {
      const waiting = waitingJobs(state);
      const from = waiting.findIndex(({ id }) => id === action.id);
      const other = waiting[from + action.by];
      const job = waiting[from];
      if (!job || !other) return state;
      return {
        ...state,
        jobs: jobs.map((listed) => (listed === job ? other : listed === other ? job : listed)),
      };
    }
    case 'clear':
      return settled({ ...state, jobs: jobs.filter((job) => job.state === 'running') });
  }
}

const isOver = (state: QueueState) => !runningJob(state) && waitingJobs(state).length === 0;

/** Adds what was agreed to. What a paused queue had is part of it already. */
function agree(state: QueueState, agreement: Agreement | undefined): QueueState {
  if (!agreement) return state;
  const { cost, isTrial } = agreement;
  return { ...state, budget: state.budget + cost, isTrial, pause: undefined };
}

/** Without waiting jobs nothing is left to pause, or to spend tokens on. */
const settled = (state: QueueState): QueueState =>
  waitingJobs(state).length > 0 ? state : { ...state, budget: 0, pause: undefined, delayMs: undefined };

/** What happens next: a job begins, or the queue is paused. `undefined` while it is paused, or if nothing waits. */
export function nextStep(state: QueueState, user: User): QueueAction | undefined {
  const [next] = waitingJobs(state);
  if (!next || state.pause || runningJob(state)) return undefined;
  const cost = priceOf(user, next);
  const isCovered = cost === 0 || user.tokens >= cost;
  if (cost > state.budget) return { type: 'pause', pause: isCovered ? 'ask' : 'tokens' };
  const isFreeTrial = state.isTrial && user.tokens === 0;
  return isCovered || isFreeTrial ? { type: 'begin', id: next.id, cost } : { type: 'pause', pause: 'tokens' };
}

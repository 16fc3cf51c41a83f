import { isAbort, type Generation, type GenerationRequest, type Session } from '@product/api-client';
import { generateMutation } from '@product/api-client/react';
import { createListeners, type GeneratorChoices, type Style, type VideoStep } from '@product/domain';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { systemClock, type Clock } from '../clock';
import type { GenerationPhase } from './generation-phase';
import { PROGRESS_CURVES } from './progress-curves';
import { toRequest } from './to-request';

/** A generation that shows an earlier result in another style. All others belong to the form. */
export interface Variation {
  /** `mediaUrl` of the earlier result. */
  of: string;
  style: Style;
}

export interface Progress {
  /** In percent: by the curve of the media type while generating, 100 when done, 0 otherwise. */
  progress: number;
  /** Seconds since the start while generating, as of the last tick; 0 otherwise. */
  elapsed: number;
  /** Whether the running generation takes longer than usual. */
  isLate: boolean;
  /** Whether it has not been sent yet, because another generation is running. */
  isQueued: boolean;
}

/** The end of a generation that was not cancelled. */
export interface GenerationEnd {
  request: GenerationRequest;
  variation: Variation | undefined;
  /** `undefined` after a failure. */
  result: Generation | undefined;
}

export interface GenerationStoreOptions {
  api: Session;
  /** Reports each failure to its listener; its balance is refetched after each generation. */
  queryClient: QueryClient;
  /**
   * The clock and the random numbers of the progress.
   * @default systemClock
   */
  clock?: Clock | undefined;
  /**
   * Called once with each step that the progress of a video passes. The last function that it returns is called when
   * the generation ends, however it ends.
   */
  onVideoStep?: ((step: VideoStep) => (() => void) | void) | undefined;
}

/**
 * The generations of one user, one of the form and one of each variation. Each goes on whatever is rendered. They are
 * sent one after the other: one that is started while another is running waits for its end.
 */
export interface GenerationStore {
  /** Starts a generation of the form or of a variation. It does nothing while the one before it is waiting or running. */
  start: (choices: GeneratorChoices, variation?: Variation) => void;
  /** Aborts the request and returns to `idle`. */
  cancel: (variation?: Variation) => void;
  /** Cancels and forgets all. A change of the session does it, too. */
  clear: () => void;
  /** The same object until the phase changes. */
  phase: (variation?: Variation) => GenerationPhase;
  /** The same object until the next tick. */
  progress: (variation?: Variation) => Progress;
  /** The progress in percent of the generation that is running, or of a whole queue; `undefined` while none is. */
  running: () => number | undefined;
  /** Sets what `running` is for a queue, also between two generations: it gets the progress of the one that is running. */
  setWhole: (whole: ((progress: number | undefined) => number) | undefined) => void;
  /** Whether the generations are those of a queue. */
  hasWhole: () => boolean;
  /** Calls `onChange` after each change, ticks included, until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Calls `listener` after each end, until the returned function is called. */
  onEnd: (listener: (end: GenerationEnd) => void) => () => void;
}

interface Task {
  variation: Variation | undefined;
  phase: GenerationPhase;
  progress: Progress;
  /** Sends the request, once. */
  begin: () => void;
  /** Stops the progress, and aborts the request if it is pending. */
  stop: () => void;
}

const IDLE: GenerationPhase = { name: 'idle' };
const NONE: Progress = { progress: 0, elapsed: 0, isLate: false, isQueued: false };
const ALL: Progress = { ...NONE, progress: 100 };
const QUEUED: Progress = { ...NONE, isQueued: true };

/** Keeps the generations above the components that show them. Create it once for each session object. */
export function createGenerationStore({
  api,
  queryClient,
  clock = systemClock,
  onVideoStep,
}: GenerationStoreOptions): GenerationStore {
  const tasks = new Set<Task>();
  let whole: Parameters<GenerationStore['setWhole']>[0];
  let leaveSession: (() => void) | undefined;
  const { subscribe, notify } = createListeners();
  const ends = createListeners<[GenerationEnd]>();

  const find = (variation: Variation | undefined) =>
    [...tasks].find(
      (task) => task.variation?.of === variation?.of && task.variation?.style === variation?.style,
    );
  const current = () => [...tasks].find(({ phase }) => phase.name === 'generating');
  /** Begins the oldest generation that has not ended, unless it has begun. */
  const advance = () => {
    current()?.begin();
    notify();
  };
  const remove = (task: Task | undefined) => {
    task?.stop();
    if (task && tasks.delete(task)) advance();
  };
  const clear = () => {
    for (const { stop } of tasks) stop();
    tasks.clear();
    leaveSession?.();
    leaveSession = undefined;
    notify();
  };

  function startProgress(task: Task, { mediaType }: GenerationRequest) {
    const { tickMs, next, steps, lateAfterMs } = PROGRESS_CURVES[mediaType];
    const startTime = clock.now();
    let percent = 0;
    let endStep: (() => void) | void;
    const stopTicks = clock.every(tickMs, () => {
      const before = percent;
      const elapsedMs = clock.now() - startTime;
      percent = next(before, elapsedMs, clock);
      const elapsed = Math.floor(elapsedMs / 1000);
      task.progress = { ...NONE, progress: percent, elapsed, isLate: elapsedMs >= lateAfterMs };
      notify();
      // The end of a queue is announced, and not the steps of each video.
      if (!whole) for (const step of steps(before, percent)) endStep = onVideoStep?.(step);
    });
    return () => {
      stopTicks();
      endStep?.();
      endStep = undefined;
    };
  }

  async function send(task: Task, request: GenerationRequest, signal: AbortSignal) {
    const call = new MutationObserver(queryClient, generateMutation(api));
    const end = (phase: GenerationPhase, progress: Progress, result?: Generation) => {
      if (signal.aborted) return;
      Object.assign(task, { phase, progress });
      task.stop();
      advance();
      ends.notify({ request, variation: task.variation, result });
    };
    try {
      const result = await call.mutate({ request, signal });
      end({ name: 'done', request, result }, ALL, result);
    } catch (thrown) {
      const error = thrown as Error;
      if (isAbort(error)) remove(task);
      else end({ name: 'failed', request, error }, NONE);
    } finally {
      // The query client forgets the prompt.
      call.reset();
    }
  }

  return {
    start(choices, variation) {
      const before = find(variation);
      if (before?.phase.name === 'generating') return;
      const request = toRequest(choices);
      const controller = new AbortController();
      let stopProgress: (() => void) | undefined;
      const task: Task = {
        variation,
        phase: { name: 'generating', request },
        progress: QUEUED,
        begin: () => {
          if (stopProgress) return;
          task.progress = NONE;
          stopProgress = startProgress(task, request);
          void send(task, request, controller.signal);
        },
        stop: () => {
          stopProgress?.();
          if (task.phase.name === 'generating') controller.abort();
        },
      };
      leaveSession ??= api.subscribe(({ type }) => {
        if (type === 'signed-in' || type === 'signed-out') clear();
      });
      if (before) tasks.delete(before);
      tasks.add(task);
      advance();
    },
    cancel: (variation) => remove(find(variation)),
    clear,
    phase: (variation) => find(variation)?.phase ?? IDLE,
    progress: (variation) => find(variation)?.progress ?? NONE,
    running: () => {
      const progress = current()?.progress.progress;
      return whole ? whole(progress) : progress;
    },
    setWhole: (next) => {
      whole = next;
      notify();
    },
    hasWhole: () => whole !== undefined,
    subscribe,
    onEnd: ends.subscribe,
  };
}

import {
  IMAGE_CAP_PERCENT,
  IMAGE_STEP_MAX_PERCENT,
  IMAGE_STEP_MIN_PERCENT,
  VIDEO_CAP_PERCENT,
  VIDEO_WINDOW_MS,
} from './limits';

/**
 * The image law (specification, section 4): every tick adds a random 1 to 10, never past 95.
 * @param percent where the bar stands
 * @param chance a number from 0 up to 1, as `Math.random` gives
 */
export function nextImageProgress(percent: number, chance: number): number {
  const choices = IMAGE_STEP_MAX_PERCENT - IMAGE_STEP_MIN_PERCENT + 1;
  const step = IMAGE_STEP_MIN_PERCENT + Math.min(choices - 1, Math.floor(chance * choices));
  return Math.min(IMAGE_CAP_PERCENT, percent + step);
}

/**
 * The video law: the share of sixty seconds that has passed, never past 99 and never backwards,
 * whatever the clock does.
 */
export function nextVideoProgress(percent: number, elapsedMs: number): number {
  const share = Number.isFinite(elapsedMs) ? Math.floor((elapsedMs / VIDEO_WINDOW_MS) * 100) : 0;
  return Math.min(VIDEO_CAP_PERCENT, Math.max(percent, share));
}

/** The steps of a video, each announced once as the bar reaches its threshold. */
export const VIDEO_STEPS = [
  { threshold: 5, step: 'analyzing' },
  { threshold: 15, step: 'settingUp' },
  { threshold: 30, step: 'firstScenes' },
  { threshold: 50, step: 'visualElements' },
  { threshold: 70, step: 'middleScenes' },
  { threshold: 85, step: 'finalScenes' },
  { threshold: 95, step: 'stitching' },
  { threshold: 99, step: 'finalizing' },
] as const;
export type VideoStep = (typeof VIDEO_STEPS)[number]['step'];

/** The steps that lie after `from` and up to `to`, in order: what a jump of the bar has passed. */
export function videoStepsPassed(from: number, to: number): VideoStep[] {
  return VIDEO_STEPS.filter(({ threshold }) => threshold > from && threshold <= to).map(({ step }) => step);
}

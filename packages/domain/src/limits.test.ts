import { expect, test } from 'vitest';
import * as limits from './limits';

test.each([
  ['USERNAME_MIN_LENGTH', 3],
  ['PASSWORD_MIN_LENGTH', 6],
  ['TITLE_MIN_LENGTH', 3],
  ['IMAGE_TICK_MS', 300],
  ['IMAGE_STEP_MIN_PERCENT', 1],
  ['IMAGE_STEP_MAX_PERCENT', 10],
  ['IMAGE_CAP_PERCENT', 95],
  ['VIDEO_TICK_MS', 2_000],
  ['VIDEO_WINDOW_MS', 60_000],
  ['VIDEO_CAP_PERCENT', 99],
  ['VIDEO_DURATION_SECONDS', '5'],
  ['REDIRECT_DELAY_MS', 2_000],
  ['TOAST_LIMIT', 1],
  ['TOAST_DURATION_MS', 5_000],
  ['TOAST_SWIPE_PX', 50],
  ['TOAST_HOTKEY', 'F8'],
  ['TOOLTIP_DELAY_MS', 700],
  ['TOOLTIP_SKIP_DELAY_MS', 300],
  ['SIMILAR_STYLES_COUNT', 4],
  ['GALLERY_MAX_COLUMNS', 4],
  ['TRANSLATION_PARALLEL_READS', 10],
  ['TRANSLATION_RETRIES', 5],
  ['TRANSLATION_RETRY_DELAY_MS', 350],
  ['TRIAL_DAYS', 7],
  ['TRIAL_IMAGES_PER_DAY', 3],
  ['MINIMUM_AGE_YEARS', 13],
  ['DELETION_DAYS', 30],
] as const)('%s is %s, as specified', (name, value) => {
  expect(limits[name]).toBe(value);
});

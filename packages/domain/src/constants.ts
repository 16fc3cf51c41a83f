/** Figures of the specification, sections 5 and 9. A constant's name contains its unit. */

export const USERNAME_MIN_LENGTH = 3;
export const PASSWORD_MIN_LENGTH = 6;
export const TITLE_MIN_LENGTH = 3;

export const IMAGE_TICK_MS = 300;
export const IMAGE_STEP_MIN_PERCENT = 1;
export const IMAGE_STEP_MAX_PERCENT = 10;
export const IMAGE_CAP_PERCENT = 95;

export const VIDEO_TICK_MS = 2_000;
export const VIDEO_WINDOW_MS = 60_000;
export const VIDEO_CAP_PERCENT = 99;

/** The only video length that the generator requests, as it is sent. */
export const VIDEO_DURATION_SECONDS = '5';

export const REDIRECT_DELAY_MS = 2_000;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';
export const TOAST_TEXT_MAX_LENGTH = 300;

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

export const SIMILAR_STYLES_COUNT = 4;
export const GALLERY_MAX_COLUMNS = 4;

/** A new account's trial: its length in days, and its image generations per day (decisions, section 4). */
export const TRIAL_DAYS = 7;
export const TRIAL_IMAGES_PER_DAY = 3;

/**
 * Fetching the texts of a language: parallel requests, retries, and the first retry's delay, which doubles each time.
 */
export const TRANSLATION_PARALLEL_READS = 10;
export const TRANSLATION_RETRIES = 5;
export const TRANSLATION_RETRY_DELAY_MS = 350;

/** The minimum age for an account, and how long its data may be kept after its deletion. */
export const MINIMUM_AGE_YEARS = 13;
export const DELETION_DAYS = 30;

/** Figures that several packages need. A constant with one place of use stands there. Names contain the unit. */

/** The only video length that the generator requests, as it is sent. */
export const VIDEO_DURATION_SECONDS = '5';

/** The longest text of a server that is shown, in UTF-16 code units. */
export const TOAST_TEXT_MAX_LENGTH = 300;

export const GALLERY_MAX_COLUMNS = 4;

/** A new account's trial: its length in days, and its image generations per day (decisions, section 4). */
export const TRIAL_DAYS = 7;
export const TRIAL_IMAGES_PER_DAY = 3;

/** Lengths of a trimmed title, in code points. Not beside its schema, so that a title can be proposed without zod. */
export const TITLE_MIN_LENGTH = 3;
export const TITLE_MAX_LENGTH = 120;

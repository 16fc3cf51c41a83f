export const TOAST_DURATION_MS = 5_000;
export const TOAST_SWIPE_PX = 50;
/** Moves the focus to the toasts. */
export const TOAST_HOTKEY = 'F8';

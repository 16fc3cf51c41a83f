/**
 * The event that goes up from what is left around an element that was to have the focus and is gone. Whoever gives the
 * focus to something else says so by `preventDefault()`.
 */
export const ORPHANED_FOCUS = 'orphaned-focus';

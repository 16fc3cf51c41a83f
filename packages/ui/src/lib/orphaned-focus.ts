/**
 * Event that is dispatched if the element that should get the focus back has been removed. It bubbles from the nearest
 * former ancestor that is still in the document. A listener that moves the focus elsewhere calls `preventDefault()`.
 */
export const ORPHANED_FOCUS = 'orphaned-focus';

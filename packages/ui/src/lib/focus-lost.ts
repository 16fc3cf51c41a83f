/**
 * Event that a dialog dispatches when it closes and the element that opened it has been removed or hidden. It bubbles from
 * that element or its nearest former ancestor that is still in the document. A listener that moves the focus calls `preventDefault()`;
 * otherwise the focus is on `body`.
 */
export const FOCUS_LOST = 'ui-focus-lost';

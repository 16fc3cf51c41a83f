import { configure } from 'storybook/test';

/**
 * Storybook wraps each event of a play function in React's `act`, which renders the update synchronously. A component
 * that suspends there to load its code is never resumed, since that `act` is not awaited. A browser has no `act`, and a
 * play function awaits what it expects.
 */
export const realEvents = () => configure({ eventWrapper: (dispatch) => dispatch() });

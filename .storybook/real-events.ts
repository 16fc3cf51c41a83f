import { configure } from 'storybook/test';

/**
 * Storybook hands each event of a play function to React's `act`, which draws what follows at once. What has to wait
 * there for its code is never taken up again: nobody waits for that `act`. A browser knows no `act`, and a play function
 * waits for what it wants to see.
 */
export const realEvents = () => configure({ eventWrapper: (dispatch) => dispatch() });

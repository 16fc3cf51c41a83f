import { createContext } from 'react';

/**
 * Position in the tab order of the item of a grid that has one Tab stop, and of the item's actions: 0 for the current item,
 * -1 for the others, which arrow keys lead to. `undefined` outside of a grid.
 */
export const GridTabIndex = createContext<0 | -1 | undefined>(undefined);

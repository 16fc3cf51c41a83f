import { createContext } from 'react';

/** Fetches the code of the screen that a path leads to. */
export type Preload = (path: string) => unknown;

/** Without a router nothing can be fetched. */
export const PreloadContext = createContext<Preload>(() => undefined);

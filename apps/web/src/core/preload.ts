import { createContext } from 'react';

/** Prefetches the code of the screen at a path. */
export type Preload = (path: string) => unknown;

/** The default, without a router, does nothing. */
export const PreloadContext = createContext<Preload>(() => undefined);

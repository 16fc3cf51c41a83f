import { createContext } from 'react';

export type Preload = (path: string) => unknown;

/** The default, without a router, does nothing. */
export const PreloadContext = createContext<Preload>(() => undefined);

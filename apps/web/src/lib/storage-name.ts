import { namesBelow } from './stored';

let toName = namesBelow(import.meta.env.BASE_URL);

/** The name of a key in this page's storage, or of its channel. */
export const storageName = (key: string) => toName(key);

/** For Storybook, whose origin is also that of its own interface and of other pages: it shares no name with them. */
export const setStorageNames = (names: typeof toName) => void (toName = names);

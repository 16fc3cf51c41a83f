import { BROWSER_KEYS, TAB_KEYS } from './stored';

/** The server's cookie, which scripts cannot read. */
const COOKIE = { session: 'session' } as const;

/** In the service worker's cache: files of the build, and nothing else (apps/web/service-worker). */
const CACHE = { files: 'workbox' } as const;

const ALL = { ...COOKIE, ...BROWSER_KEYS, ...TAB_KEYS, ...CACHE };

/** All that the app stores in a browser, in the order of the privacy policy. */
export const STORED = Object.keys(ALL) as (keyof typeof ALL)[];
